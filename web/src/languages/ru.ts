import coach from '../../texts/ru/coach.ftl';
import daily from '../../texts/ru/daily.ftl';
import desk from '../../texts/ru/desk.ftl';
import embed from '../../texts/ru/embed.ftl';
import extra from '../../texts/ru/extra.ftl';
import learn from '../../texts/ru/learn.ftl';
import names from '../../texts/ru/names.ftl';
import play from '../../texts/ru/play.ftl';
import reasons from '../../texts/ru/reasons.ftl';
import replay from '../../texts/ru/replay.ftl';
import rulebook from '../../texts/ru/rulebook.ftl';
import rules from '../../texts/ru/rules.ftl';
import share from '../../texts/ru/share.ftl';
import stats from '../../texts/ru/stats.ftl';
import table from '../../texts/ru/table.ftl';

export default [coach, names, play, reasons, rules, embed, extra, daily, desk, replay, share, stats, table, rulebook, learn].flat();

import coach from '../../texts/pl/coach.ftl';
import daily from '../../texts/pl/daily.ftl';
import desk from '../../texts/pl/desk.ftl';
import embed from '../../texts/pl/embed.ftl';
import extra from '../../texts/pl/extra.ftl';
import learn from '../../texts/pl/learn.ftl';
import names from '../../texts/pl/names.ftl';
import play from '../../texts/pl/play.ftl';
import reasons from '../../texts/pl/reasons.ftl';
import replay from '../../texts/pl/replay.ftl';
import rulebook from '../../texts/pl/rulebook.ftl';
import rules from '../../texts/pl/rules.ftl';
import share from '../../texts/pl/share.ftl';
import stats from '../../texts/pl/stats.ftl';
import table from '../../texts/pl/table.ftl';

export default [coach, names, play, reasons, rules, embed, extra, daily, desk, replay, share, stats, table, rulebook, learn].flat();

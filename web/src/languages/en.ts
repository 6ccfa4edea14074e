import coach from '../../texts/en/coach.ftl';
import daily from '../../texts/en/daily.ftl';
import desk from '../../texts/en/desk.ftl';
import embed from '../../texts/en/embed.ftl';
import extra from '../../texts/en/extra.ftl';
import learn from '../../texts/en/learn.ftl';
import names from '../../texts/en/names.ftl';
import play from '../../texts/en/play.ftl';
import reasons from '../../texts/en/reasons.ftl';
import replay from '../../texts/en/replay.ftl';
import rulebook from '../../texts/en/rulebook.ftl';
import rules from '../../texts/en/rules.ftl';
import share from '../../texts/en/share.ftl';
import stats from '../../texts/en/stats.ftl';
import table from '../../texts/en/table.ftl';

export default [coach, names, play, reasons, rules, embed, extra, daily, desk, replay, share, stats, table, rulebook, learn].flat();

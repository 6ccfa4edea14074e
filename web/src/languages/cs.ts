import coach from '../../texts/cs/coach.ftl';
import daily from '../../texts/cs/daily.ftl';
import desk from '../../texts/cs/desk.ftl';
import embed from '../../texts/cs/embed.ftl';
import extra from '../../texts/cs/extra.ftl';
import learn from '../../texts/cs/learn.ftl';
import names from '../../texts/cs/names.ftl';
import play from '../../texts/cs/play.ftl';
import reasons from '../../texts/cs/reasons.ftl';
import replay from '../../texts/cs/replay.ftl';
import rulebook from '../../texts/cs/rulebook.ftl';
import rules from '../../texts/cs/rules.ftl';
import share from '../../texts/cs/share.ftl';
import stats from '../../texts/cs/stats.ftl';
import table from '../../texts/cs/table.ftl';

export default [coach, names, play, reasons, rules, embed, extra, daily, desk, replay, share, stats, table, rulebook, learn].flat();

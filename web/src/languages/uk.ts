import coach from '../../texts/uk/coach.ftl';
import daily from '../../texts/uk/daily.ftl';
import desk from '../../texts/uk/desk.ftl';
import embed from '../../texts/uk/embed.ftl';
import extra from '../../texts/uk/extra.ftl';
import learn from '../../texts/uk/learn.ftl';
import names from '../../texts/uk/names.ftl';
import play from '../../texts/uk/play.ftl';
import reasons from '../../texts/uk/reasons.ftl';
import replay from '../../texts/uk/replay.ftl';
import rulebook from '../../texts/uk/rulebook.ftl';
import rules from '../../texts/uk/rules.ftl';
import share from '../../texts/uk/share.ftl';
import stats from '../../texts/uk/stats.ftl';
import table from '../../texts/uk/table.ftl';

export default [coach, names, play, reasons, rules, embed, extra, daily, desk, replay, share, stats, table, rulebook, learn].flat();

import extra from '../../texts/uk/extra.ftl';
import learn from '../../texts/uk/learn.ftl';
import names from '../../texts/uk/names.ftl';
import play from '../../texts/uk/play.ftl';
import reasons from '../../texts/uk/reasons.ftl';
import rulebook from '../../texts/uk/rulebook.ftl';
import rules from '../../texts/uk/rules.ftl';

export default [names, play, reasons, rules, extra, rulebook, learn].join('\n');

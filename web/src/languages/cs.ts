import extra from '../../texts/cs/extra.ftl';
import learn from '../../texts/cs/learn.ftl';
import names from '../../texts/cs/names.ftl';
import play from '../../texts/cs/play.ftl';
import reasons from '../../texts/cs/reasons.ftl';
import rulebook from '../../texts/cs/rulebook.ftl';
import rules from '../../texts/cs/rules.ftl';

export default [names, play, reasons, rules, extra, rulebook, learn].join('\n');

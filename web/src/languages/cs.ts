import extra from '../../texts/cs/extra.ftl';
import names from '../../texts/cs/names.ftl';
import play from '../../texts/cs/play.ftl';
import reasons from '../../texts/cs/reasons.ftl';
import rules from '../../texts/cs/rules.ftl';

export default [names, play, reasons, rules, extra].join('\n');

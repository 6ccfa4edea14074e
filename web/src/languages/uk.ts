import extra from '../../texts/uk/extra.ftl';
import names from '../../texts/uk/names.ftl';
import play from '../../texts/uk/play.ftl';
import reasons from '../../texts/uk/reasons.ftl';
import rules from '../../texts/uk/rules.ftl';

export default [names, play, reasons, rules, extra].join('\n');

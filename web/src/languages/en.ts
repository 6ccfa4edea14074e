import extra from '../../texts/en/extra.ftl';
import learn from '../../texts/en/learn.ftl';
import names from '../../texts/en/names.ftl';
import play from '../../texts/en/play.ftl';
import reasons from '../../texts/en/reasons.ftl';
import rulebook from '../../texts/en/rulebook.ftl';
import rules from '../../texts/en/rules.ftl';

export default [names, play, reasons, rules, extra, rulebook, learn].join('\n');

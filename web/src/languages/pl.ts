import extra from '../../texts/pl/extra.ftl';
import learn from '../../texts/pl/learn.ftl';
import names from '../../texts/pl/names.ftl';
import play from '../../texts/pl/play.ftl';
import reasons from '../../texts/pl/reasons.ftl';
import rulebook from '../../texts/pl/rulebook.ftl';
import rules from '../../texts/pl/rules.ftl';

export default [names, play, reasons, rules, extra, rulebook, learn].join('\n');

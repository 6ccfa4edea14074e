import extra from '../../texts/ru/extra.ftl';
import learn from '../../texts/ru/learn.ftl';
import names from '../../texts/ru/names.ftl';
import play from '../../texts/ru/play.ftl';
import reasons from '../../texts/ru/reasons.ftl';
import rulebook from '../../texts/ru/rulebook.ftl';
import rules from '../../texts/ru/rules.ftl';

export default [names, play, reasons, rules, extra, rulebook, learn].join('\n');

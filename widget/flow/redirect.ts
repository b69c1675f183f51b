import type { WidgetThankYou } from '../../src/contract/types';
import { isWeb } from '../trust/is-web';
import { holds } from './comparison';
import type { Values } from './logic';

/**
 * Where the visitor goes after the last question; null stays with the message. Of the conditions the first that holds
 * wins. The addresses come from the server, which looks them up among the site's own pages.
 *
 * @param values only of questions that were asked: an answer that is off the path sends nobody anywhere.
 */
export function redirectOf(
	{ url, conditions }: Pick< WidgetThankYou, 'url' | 'conditions' >,
	values: Values
): string | null {
	const won = conditions.find(
		( { question_id: id, compare, value, url: target } ) =>
			isWeb( target ) && Object.hasOwn( values, id ) && holds( compare, value, values[ id ] ?? null )
	);
	return won?.url ?? ( isWeb( url ) ? url : null );
}

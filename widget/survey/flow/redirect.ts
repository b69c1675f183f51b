import type { WidgetThankYou } from '../../../src/contract/types';
import { isWebUrl } from '../../shared/trust/is-web-url';
import { conditionHolds } from '../../shared/logic/comparison';
import type { Values } from '../../shared/logic/logic';

/**
 * Returns the URL after the last question; null to stay with the message. The first condition that holds wins. The URLs come
 * from the server, which looks them up among the site's own pages.
 *
 * @param values only of questions that were asked: an answer off the path must not redirect anyone.
 */
export function findRedirect(
	{ url, conditions }: Pick< WidgetThankYou, 'url' | 'conditions' >,
	values: Values
): string | null {
	const won = conditions.find(
		( { question_id: id, compare, value, url: target } ) =>
			isWebUrl( target ) && Object.hasOwn( values, id ) && conditionHolds( compare, value, values[ id ] ?? null )
	);
	return won?.url ?? ( isWebUrl( url ) ? url : null );
}

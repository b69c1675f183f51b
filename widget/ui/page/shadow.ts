import css from '../styles.css';
import { keepKeys, rootIn, sheetOf } from './own-root';

const sheet = sheetOf( css );

/** What a survey is drawn in. */
export function shadowIn( parent: Element ): ShadowRoot {
	const root = rootIn( parent, sheet );
	keepKeys( root );
	return root;
}

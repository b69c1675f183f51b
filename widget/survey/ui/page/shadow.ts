import css from '../styles.css';
import { keepKeys, rootIn, sheetOf } from '../../../shared/dom/own-root';

const sheet = sheetOf( css );

/** Makes a survey's root. */
export function shadowIn( parent: Element ): ShadowRoot {
	const root = rootIn( parent, sheet );
	keepKeys( root );
	return root;
}

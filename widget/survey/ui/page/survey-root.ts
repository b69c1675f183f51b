import css from '../styles.css';
import extended from '../extended.css';
import { stopKeyEvents, attachRoot, makeStyleSheet } from '../../../shared/dom/shadow-root';
import type { OwnRoot } from '../../../shared/dom/shadow-root';

const sheet = makeStyleSheet( EXTENDED ? css + extended : css );

/** Makes a survey's root. */
export function attachSurveyRoot( parent: Element ): OwnRoot {
	const root = attachRoot( parent, sheet );
	stopKeyEvents( root );
	return root;
}

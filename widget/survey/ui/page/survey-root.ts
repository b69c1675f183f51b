import css from '../styles.css';
import extended from '../extended.css';
import { stopKeyEvents, attachRoot, makeStyleSheet } from '../../../shared/dom/shadow-root';
import type { OwnRoot } from '../../../shared/dom/shadow-root';

const sheet = makeStyleSheet( EXTENDED ? css + extended : css );

/** Styles of question types, which load later. */
let more = '';

/** Adds styles to all surveys on the page. */
export function addStyles( of: string ): void {
	more += of;
	sheet.replaceSync( css + extended + more );
}

/** Makes a survey's root. */
export function attachSurveyRoot( parent: Element ): OwnRoot {
	const root = attachRoot( parent, sheet );
	stopKeyEvents( root );
	return root;
}

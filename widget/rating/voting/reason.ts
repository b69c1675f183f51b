import { LIMITS } from '../../../src/contract/limits';
import type { RatingWords } from '../../../src/contract/types';
import { removeControlCharacters, trimText } from '../../shared/text/text';
import { stopKeyEvents, makeStyleSheet } from '../../shared/dom/shadow-root';
import css from './reason.css';

const sheet = makeStyleSheet( css );

/**
 * Asks for the reason of a low vote in the space of the rating, which is hidden meanwhile, so that nothing moves.
 *
 * @param send   resolves to its result.
 * @param finish true once a reason was sent, false if the visitor declines.
 */
export function askReason(
	box: Element,
	words: RatingWords,
	send: ( text: string, website: string ) => Promise< boolean >,
	finish: ( told: boolean ) => void
): void {
	const root = box.getRootNode() as ShadowRoot;
	if ( box.querySelector( '#reason' ) ) {
		return;
	}
	const add = < Name extends 'form' | 'label' | 'textarea' | 'div' | 'button' | 'span' | 'input' >(
		parent: Element,
		name: Name,
		properties: Partial< HTMLElementTagNameMap[ Name ] >
	): HTMLElementTagNameMap[ Name ] => {
		const element = Object.assign( document.createElement( name ), properties );
		parent.append( element );
		return element;
	};
	const form = add( box, 'form', { id: 'reason', tabIndex: -1 } );
	form.setAttribute( 'aria-labelledby', 'reasonQuestion' );
	add( form, 'label', { id: 'reasonQuestion', htmlFor: 'text', textContent: words.reasonQuestion } );
	const text = add( form, 'textarea', { id: 'text', dir: 'auto' } );
	text.setAttribute( 'aria-describedby', 'count' );
	const row = add( form, 'div', {} );
	add( row, 'button', { id: 'send', textContent: words.send } );
	const notNow = add( row, 'button', { type: 'button', textContent: words.notNow } );
	const counter = add( row, 'span', { id: 'count' } );
	const website = add( form, 'input', { name: 'website', tabIndex: -1, autocomplete: 'off' } );
	website.setAttribute( 'aria-hidden', 'true' );

	const written = (): string => trimText( removeControlCharacters( text.value ) );
	const count = (): number => Array.from( written() ).length;
	const say = ( fault: string ): void => {
		const isLong = count() > LIMITS.REASON;
		text.setAttribute( 'aria-invalid', String( isLong ) );
		counter.textContent = fault || ( isLong ? words.tooLong : '' ) + ` ${ count() }/${ LIMITS.REASON }`;
	};

	text.addEventListener( 'input', () => say( '' ) );
	notNow.addEventListener( 'click', () => finish( false ) );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( ! count() || count() > LIMITS.REASON ) {
			text.focus();
		} else if ( ! form.className ) {
			form.className = 'busy';
			void send( written(), website.value ).then( ( told ) => {
				const news = root.querySelector( '#news' );
				form.className = '';
				if ( told ) {
					finish( true );
					if ( news ) {
						news.textContent = words.reasonThanks;
					}
				} else {
					say( words.failed );
				}
			} );
		}
	} );

	say( '' );
	stopKeyEvents( form );
	root.adoptedStyleSheets.push( sheet );
}

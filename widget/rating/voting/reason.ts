import { LIMITS } from '../../../src/contract/limits';
import type { RatingWords } from '../../../src/contract/types';
import { storable, tidy } from '../../flow/text';
import { keepKeys, sheetOf } from '../../ui/page/own-root';
import css from './reason.css';

const sheet = sheetOf( css );

const MARKUP = `<label id="reasonQuestion" for="text"></label>
<textarea id="text" dir="auto" aria-describedby="count"></textarea>
<div><button id="send"></button><button id="notNow" type="button"></button><span id="count"></span></div>
<input name="website" tabindex="-1" autocomplete="off" aria-hidden="true">`;

/**
 * Asks why a vote was low, in the room of the rating that is hidden meanwhile, so that nothing moves.
 *
 * @param send   gives what became of it.
 * @param finish true once it was said, false where the visitor does not want to.
 */
export function askReason(
	box: Element,
	words: RatingWords,
	send: ( text: string, website: string ) => Promise< boolean >,
	finish: ( told: boolean ) => void
): void {
	const root = box.getRootNode() as ShadowRoot;
	const form = document.createElement( 'form' );
	form.id = 'reason';
	form.tabIndex = -1;
	form.setAttribute( 'aria-labelledby', 'reasonQuestion' );
	form.innerHTML = MARKUP;
	const the = ( id: string ): HTMLElement => form.querySelector( `#${ id }` ) as HTMLElement;
	const text = the( 'text' ) as HTMLTextAreaElement;
	const website = form.querySelector( 'input' ) as HTMLInputElement;

	for ( const name of [ 'reasonQuestion', 'send', 'notNow' ] as const ) {
		the( name ).textContent = words[ name ];
	}
	const written = (): string => tidy( storable( text.value ) );
	const count = (): number => Array.from( written() ).length;
	const say = ( fault: string ): void => {
		const isLong = count() > LIMITS.REASON;
		text.setAttribute( 'aria-invalid', String( isLong ) );
		the( 'count' ).textContent = fault || ( isLong ? words.tooLong : '' ) + ` ${ count() }/${ LIMITS.REASON }`;
	};

	text.addEventListener( 'input', () => say( '' ) );
	the( 'notNow' ).addEventListener( 'click', () => finish( false ) );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( ! count() || count() > LIMITS.REASON ) {
			text.focus();
		} else if ( ! form.className ) {
			form.className = 'busy';
			void send( written(), website.value ).then( ( told ) => {
				form.className = '';
				if ( told ) {
					finish( true );
					( root.querySelector( '#news' ) as Element ).textContent = words.reasonThanks;
				} else {
					say( words.failed );
				}
			} );
		}
	} );

	say( '' );
	keepKeys( form );
	root.adoptedStyleSheets.push( sheet );
	box.append( form );
}

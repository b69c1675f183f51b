import type { RatingsOfPage, RatingWords } from '../../src/contract/types';
import { attempt } from '../shared/trust/attempt';
import { trustedText } from './trusted-text';
import { fill } from '../shared/text/format';
import { attachRoot, makeStyleSheet } from '../shared/dom/shadow-root';
import { watchRadioKeys } from '../shared/dom/radio-keys';
import { MARKUP } from './markup';
import { nextState } from './state';
import type { RatingEvent, RatingState } from './state';
import css from './styles.css';

/** A rating's connection to the server and storage; results are passed to the drawn rating. */
export interface RatingPort {
	/** @param rating 0 withdraws. */
	vote( rating: number ): void;
	/** Adds the question to the box, once. */
	askReason( box: Element ): void;
}

export interface DrawnRating {
	readonly host: Element;
	readonly tell: ( event: RatingEvent ) => void;
	readonly state: () => RatingState;
}

const sheet = makeStyleSheet( css );

/** Formats a number in the page's language, with at most one decimal digit. */
const inWords = ( number: number ): string =>
	attempt( () => number.toLocaleString( document.documentElement.lang || [], { maximumFractionDigits: 1 } ) ) ??
	String( number );

/**
 * Draws a rating into its place in the page. All its states exist from the start, stacked, and the inactive ones are hidden: so
 * it is as high as its highest state, and nothing below it moves.
 */
export function drawRating(
	place: HTMLElement,
	page: RatingsOfPage,
	from: RatingState,
	port: RatingPort
): DrawnRating {
	const { look, words, show, reasonAtMost } = page;
	let state = from;

	const root = attachRoot( document.createElement( 'div' ), sheet );
	root.innerHTML = trustedText( 'createHTML', MARKUP );
	const all = ( selector: string ): HTMLInputElement[] => [
		...root.querySelectorAll< HTMLInputElement >( selector ),
	];
	const the = ( id: string ): HTMLInputElement => all( `#${ id }` )[ 0 ] as HTMLInputElement;
	const say = ( id: string, what: string ): void => {
		// Some texts have no element.
		all( `#${ id }` ).forEach( ( element ) => {
			element.textContent = what;
		} );
	};
	const named = ( rating: number ): string => fill( words.icons, rating, 5 );
	const choices = all( 'input' );
	const box = the( 'box' );

	/** Shows one element of a stack, by name. */
	const only = ( stack: string, name: string ): void =>
		all( `#${ stack }>*` ).forEach( ( { id, classList } ) => classList.toggle( 'off', id !== name ) );

	const draw = (): void => {
		const { step, own, wish, busy, fault, waits, told, average, total } = state;
		const isGiven = step === 'given';
		const mean = show.rating && average;
		const canCancel = own && ! waits && words.cancel; // A cached page may lack this text.
		if ( step === 'reason' ) {
			port.askReason( box );
		}
		only( 'box', step === 'reason' ? step : 'main' );
		only( 'title', isGiven ? 'thanks' : 'question' );
		say( 'thanks', told ? words.reasonThanks : words.thanks );
		the( 'rate' ).hidden = wish === own;
		the( 'cancel' ).hidden = ! canCancel;
		only(
			'row',
			fault
				? 'fault'
				: isGiven
					? step
					: ! busy && ( canCancel || wish !== own )
						? 'choice'
						: waits
							? 'kept'
							: 'instruction'
		);
		box.classList.toggle( 'busy', busy );
		all( 'fieldset' ).forEach( ( group ) => {
			group.disabled = isGiven;
		} );
		choices.forEach( ( input, index ) => {
			input.checked = index + 1 === wish;
			input.setAttribute( 'aria-label', named( index + 1 ) );
			input.parentElement?.classList.toggle( 'on', index < wish );
		} );
		say( 'failed', words[ fault || 'failed' ] );
		the( 'mean' ).hidden = ! mean;
		all( '#mean>div' ).forEach( ( { style } ) => {
			style.width = `${ Math.round( ( average ?? 0 ) * 2 ) * 10 }%`;
		} );
		// A single text, as one that grows would push the other.
		say(
			'average',
			`${ mean ? fill( words.average, inWords( mean ), 5 ) : '' } ${ show.count && total ? fill( total < 2 ? words.oneVote : words.votes, inWords( total ) ) : '' }`
		);
		// A separate text before it, as a text that moves counts as a layout shift.
		the( 'noVotes' ).hidden = total > 0;
	};

	const tell = ( event: RatingEvent ): void => {
		const wasBusy = state.busy;
		const focused = root.activeElement;
		state = nextState( state, event, reasonAtMost );
		draw();
		const { step, own, wish, busy, fault, waits } = state;
		// Moves the focus where the visitor's step led, but never drops it, as the focused element may be hidden now.
		if ( focused?.matches( '.off, .off *, :disabled' ) ) {
			( fault
				? the( 'retry' )
				: step === 'asking'
					? choices[ wish && wish - 1 ]
					: the( step === 'given' ? 'change' : step )
			)?.focus( { preventScroll: true } );
		}
		if ( wasBusy && ! busy ) {
			say(
				'news',
				fault
					? words[ fault ]
					: waits
						? words.kept
						: own
							? `${ words.thanks } ${ fill( words.yours, named( own ) ) }`
							: words.withdrawn
			);
		}
	};

	const isDecision = watchRadioKeys( root );
	box.addEventListener( 'click', ( event ) => {
		const target = event.target as HTMLInputElement;
		const { id } = target;
		const rating = choices.indexOf( target ) + 1;
		const wish = rating || ( id === 'withdraw' ? 0 : state.wish );
		if ( state.busy || event.detail > 1 ) {
			event.preventDefault(); // A double click's second click was meant for the old content.
		} else if ( rating && ! isDecision() ) {
			tell( { is: 'picked', wish } );
		} else if ( rating || /^(rate|retry|withdraw)$/.test( id ) ) {
			tell( { is: 'sending', wish } );
			port.vote( wish );
		} else if ( id === 'change' || id === 'cancel' ) {
			tell( { is: 'turned', step: id === 'change' ? 'asking' : 'given', wish: state.own } );
		}
	} );

	for ( const name in words ) {
		say( name, words[ name as keyof RatingWords ] );
	}
	for ( const name in look ) {
		box.style.setProperty( `--${ name }`, look[ name as keyof typeof look ] as string ); // Empty means unset.
	}
	all( 'path' ).forEach( ( path ) => path.setAttribute( 'd', look.icon ) );
	box.classList.toggle( 'card', !! look.background );
	the( 'poweredBy' ).hidden = ! show.logo;
	the( 'sums' ).hidden = ! show.rating && ! show.count;
	draw();
	// Last: if anything fails, the printed text is still readable. The height that the server reserved is kept.
	const { host } = root;
	host.style.setProperty( '--height', `${ place.offsetHeight }px` );
	place.replaceChildren( host );
	return { host, tell, state: () => state };
}

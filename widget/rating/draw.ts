import { LIMITS } from '../../src/contract/limits';
import type { RatingsOfPage } from '../../src/contract/types';
import { lengthOf, storable, tidy } from '../flow/text';
import { fill } from '../ui/card/format';
import { fetchFont } from '../ui/page/fetch-font';
import { clear, onlyFirstClicks, rootIn, sheetOf } from '../ui/page/own-root';
import { watchRadioKeys } from '../ui/scene/radio-keys';
import { inWords, readable } from './look';
import { icon, make } from './make';
import { next } from './state';
import type { RatingEvent, RatingState } from './state';
import css from './styles.css';

/** What a rating has to do with the world outside; what became of it is told to what was drawn. */
export interface RatingPort {
	/** @param rating 0 withdraws. */
	vote( rating: number ): void;
	/** @param website what stands in the field that nobody sees. */
	giveReason( text: string, website: string ): void;
}

export interface Drawn {
	readonly host: Element;
	readonly tell: ( event: RatingEvent ) => void;
	readonly state: () => RatingState;
}

const sheet = sheetOf( css );

/** The steps of the scale. */
const SCALE = [ 1, 2, 3, 4, 5 ];

/**
 * Draws a rating into its place in the page. All that it may ever show is there from the start, one upon the other, and
 * what is not of this moment is hidden: so it is as high as its highest state, and nothing below it moves.
 */
export function drawRating( place: HTMLElement, page: RatingsOfPage, from: RatingState, port: RatingPort ): Drawn {
	const { look, words, show, reasonAtMost } = page;
	const named = ( rating: number ): string => fill( words.icons, rating, SCALE.length );
	const icons = (): SVGElement[] => SCALE.map( () => icon( look.icon ) );
	const button = ( text: string, then: () => void, attributes = {} ): HTMLButtonElement => {
		const made = make( 'button', { type: 'button', ...attributes }, text );
		made.addEventListener( 'click', then );
		return made;
	};
	let state = from;
	let isToldHere = false;

	clear( place );
	const root = rootIn( place, sheet );
	onlyFirstClicks( root );
	const isDecision = watchRadioKeys( root );

	const vote = ( rating: number ): void => {
		if ( ! state.isBusy ) {
			tell( { is: 'sending', rating } );
			port.vote( rating );
		}
	};

	// What is asked.
	const choices = SCALE.map( ( rating ) => {
		const input = make( 'input', { type: 'radio', name: 'rating', 'aria-label': named( rating ) } );
		input.addEventListener( 'click', ( event ) => {
			if ( state.isBusy ) {
				event.preventDefault();
			} else if ( isDecision() ) {
				vote( rating );
			} else {
				tell( { is: 'picked', rating } );
			}
		} );
		return input;
	} );
	const asked = make(
		'fieldset',
		{},
		make( 'legend', { class: 'title' }, words.question || words.instruction ),
		make( 'div', { class: 'icons' }, ...choices.map( ( input ) => make( 'label', {}, input, icon( look.icon ) ) ) )
	);

	// What was given.
	const titles = [ words.thanks, words.reasonThanks, words.kept ].map( ( text ) => make( 'p', {}, text ) );
	const heading = make( 'div', { class: 'title stack', tabindex: -1 }, ...titles );
	const own = make(
		'div',
		{ class: 'icons', role: 'img' },
		...icons().map( ( picture ) => make( 'span', {}, picture ) )
	);
	const given = make( 'div', {}, heading, own );

	// One line of what can be done.
	const instruction = make( 'p', {}, words.instruction );
	const kept = make( 'p', {}, words.kept );
	const refused = make( 'p', { tabindex: -1 }, words.refused );
	const rate = button( words.rate, () => vote( state.wish ), { class: 'strong' } );
	const change = button( words.change, () => tell( { is: 'changing' } ) );
	const retry = button( words.retry, () => vote( state.wish ) );
	const links = make(
		'div',
		{},
		change,
		button( words.withdraw, () => vote( 0 ) )
	);
	const fault = make( 'div', {}, words.failed, retry );

	// How others rated.
	const filled = make( 'span', { class: 'filled' }, ...icons() );
	const stars = make( 'span', { class: 'small', 'aria-hidden': 'true' }, ...icons(), filled );
	const average = make( 'span', {} );
	const votes = make( 'span', {} );
	const summary = make( 'p', { class: 'summary' }, stars, average, votes );

	// Why a vote was low.
	const text = make( 'textarea', { id: 'reason', rows: 2, dir: 'auto', 'aria-describedby': 'count' } );
	const count = make( 'p', { id: 'count' } );
	const website = make( 'input', {
		class: 'unseen',
		name: 'website',
		tabindex: -1,
		autocomplete: 'off',
		'aria-hidden': 'true',
	} );
	const thanks = make( 'p', { tabindex: -1 }, words.thanks );
	const reason = make(
		'form',
		{},
		thanks,
		make( 'label', { class: 'title', for: 'reason' }, words.reasonQuestion ),
		text,
		make(
			'div',
			{ class: 'row' },
			make( 'button', { class: 'strong' }, words.send ),
			button( words.notNow, () => tell( { is: 'silent' } ) ),
			count
		),
		website
	);
	const written = (): string => tidy( storable( text.value ) );
	reason.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		const answer = written();
		if ( ! answer ) {
			tell( { is: 'silent' } );
		} else if ( lengthOf( answer ) > LIMITS.REASON ) {
			region.textContent = words.tooLong;
			text.focus();
		} else if ( ! state.isBusy ) {
			tell( { is: 'telling' } );
			port.giveReason( answer, website.value );
		}
	} );
	text.addEventListener( 'input', () => draw() );

	const main = make(
		'div',
		{},
		make( 'div', { class: 'stack' }, asked, given ),
		make( 'div', { class: 'row stack' }, instruction, rate, links, kept, fault, refused ),
		...( show.rating || show.count ? [ summary ] : [] )
	);
	const box = make(
		'div',
		{ class: look.background ? 'rating card' : 'rating' },
		make( 'div', { class: 'stack' }, main, ...( reasonAtMost ? [ reason ] : [] ) ),
		...( show.logo ? [ make( 'p', { class: 'brand' }, words.poweredBy ) ] : [] )
	);
	const region = make( 'p', { class: 'unseen', role: 'status' } ); // There, and empty, before there is something to say.

	const draw = (): void => {
		const { step, wish, isBusy, hasFailed, isWaiting } = state;
		const isAsking = step === 'asking';
		const only = ( all: readonly Element[], one: Element | undefined ): void =>
			all.forEach( ( element ) => element.classList.toggle( 'off', element !== one ) );
		only( [ main, reason ], step === 'reason' ? reason : main );
		only( [ asked, given ], isAsking || step === 'refused' ? asked : given );
		only( titles, titles[ isWaiting ? 2 : isToldHere ? 1 : 0 ] );
		only(
			[ instruction, rate, links, kept, fault, refused ],
			step === 'refused'
				? refused
				: hasFailed
					? fault
					: ! isAsking
						? links
						: wish !== state.own && wish && ! isBusy
							? rate
							: isWaiting
								? kept
								: instruction
		);
		box.classList.toggle( 'busy', isBusy );
		box.classList.toggle( 'over', step === 'refused' );
		choices.forEach( ( input, index ) => {
			input.checked = index + 1 === wish;
			input.disabled = step === 'refused';
			( input.parentNode as Element ).classList.toggle( 'on', index < wish );
			own.children[ index ]?.classList.toggle( 'on', index < wish );
		} );
		own.setAttribute( 'aria-label', fill( words.yours, named( state.own ) ) );

		const { average: mean, total } = state;
		filled.style.inlineSize = `${ Math.round( ( mean ?? 0 ) * 2 ) * 10 }%`;
		stars.hidden = average.hidden = ! show.rating || mean === null;
		average.textContent = fill( words.average, inWords( mean ?? 0 ), SCALE.length );
		votes.textContent = total
			? show.count
				? fill( total === 1 ? words.oneVote : words.votes, inWords( total ) )
				: ''
			: words.noVotes;

		const length = lengthOf( written() );
		const isLong = length > LIMITS.REASON;
		text.setAttribute( 'aria-invalid', String( isLong ) );
		count.textContent = hasFailed
			? words.failed
			: `${ isLong ? words.tooLong : '' } ${ length }/${ LIMITS.REASON }`;
	};

	/** Where the visitor's step led: never to nothing, as what had the focus may be hidden now. */
	const ahead = (): HTMLElement =>
		state.step === 'refused'
			? refused
			: state.hasFailed
				? retry
				: state.step === 'reason'
					? thanks
					: state.step === 'given'
						? heading
						: ( choices[ ( state.wish || 1 ) - 1 ] as HTMLElement );

	const tell = ( event: RatingEvent ): void => {
		const before = state;
		const focused = root.activeElement;
		isToldHere = event.is === 'told' || ( isToldHere && event.is !== 'sending' );
		state = next( before, event, reasonAtMost );
		draw();
		const hasMoved = focused?.closest( '.off' );
		if ( hasMoved ) {
			ahead().focus( { preventScroll: true } );
		}
		const news =
			state.step === 'refused'
				? words.refused
				: state.hasFailed
					? words.failed
					: before.isBusy && ! state.isBusy
						? state.step === 'asking'
							? state.isWaiting
								? words.kept
								: words.withdrawn
							: hasMoved
								? ''
								: titles.find( ( { className } ) => className !== 'off' )?.textContent
						: undefined;
		region.textContent = news ?? region.textContent;
	};

	const style: Record< string, string > = {
		'--color': look.color,
		'--font': look.font,
		'font-weight': look.font && String( look.weight ),
		'background-color': look.background,
		color: readable( look.background, look.text ),
	};
	for ( const name in style ) {
		if ( style[ name ] ) {
			box.style.setProperty( name, style[ name ] );
		}
	}
	fetchFont( look.stylesheet );
	draw();
	root.append( box, region );
	return { host: root.host, tell, state: () => state };
}

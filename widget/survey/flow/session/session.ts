import type { SubmittedAnswer, WidgetQuestion, WidgetSurvey } from '../../../../src/contract/types';
import type { Outcome } from '../port';
import { readStartedSurvey } from './started-survey';
import type { VisitStorage } from './started-survey';
import { hiddenValues, isHidden } from '../../question-types/extended/hidden';
import { prefilledAnswer } from '../../question-types/extended/prefill';
import {
	answersOf,
	countOf,
	currentQuestion,
	draftOf,
	EMPTY_DRAFT,
	startFlow,
	step,
	valuesOf,
	withPage,
} from '../flow';
import type { SelectQuestions, Draft, FlowAction, FlowState, Values } from '../flow';
import { HAS_PAGES, shownQuestions } from '../pages';
import { toJson } from '../../../shared/trust/json';
import { shuffledOrder } from './shuffled-order';

export type Phase = 'asking' | 'sending' | Outcome;

/** Event for the page's own listeners: `userfeedback:` and this word. Never includes answers. */
export type ReportEvent = ( what: 'start' | 'answer' | 'skip' | 'finish', detail?: Record< string, unknown > ) => void;

/** The decisions of the survey's own rules. */
export interface Rules {
	asked: SelectQuestions;
	/** URL to go to once the answers on the path are stored; null stays. Only URLs of the manifest. */
	goesTo: ( values: Values ) => string | null;
}

/** One visitor's progress through a survey, without a screen: the UI draws it and calls these. */
export interface Session {
	flow: () => FlowState;
	phase: () => Phase;
	question: () => WidgetQuestion | undefined;
	/** True if the visitor has done anything, here or on an earlier page. */
	isBegun: () => boolean;
	/** True if another page of this tab has continued it. */
	isOutdated: () => boolean;
	/** The number of questions or pages, as far as it is known. */
	count: () => number;
	/** The indexes of the question's options in this visitor's order. */
	order: ( question: WidgetQuestion ) => number[];
	/** @param of id of the question; without it, the first one on screen */
	edit: ( draft: Partial< Draft >, of?: string ) => void;
	next: () => void;
	skip: () => void;
	back: () => void;
	/** Called after each change. */
	onChange: ( redraw: () => void ) => void;
}

/**
 * @param visit stores an unfinished survey for the next page.
 * @param leave goes to another page.
 * @param mayBegin checked again before the first answer is accepted.
 */
export function startSession(
	survey: Pick< WidgetSurvey, 'questions' | 'version' >,
	port: { submit( answers: SubmittedAnswer[] | null, settle: ( outcome: Outcome ) => void ): Promise< Outcome > },
	tell: ReportEvent,
	visit: VisitStorage,
	leave: ( url: string ) => void,
	{ asked, goesTo }: Rules,
	mayBegin = (): boolean => true
): Session {
	const { questions, version } = survey;
	let kept = visit.read();
	const begun = readStartedSurvey( questions, version, kept );
	const seed = begun?.seed ?? Math.ceil( Math.random() * 1e9 );
	let flow: FlowState = {
		...startFlow( questions, asked ),
		...( begun && { drafts: begun.drafts } ),
		...( begun?.path.length && { path: begun.path } ),
	};
	let phase: Phase = begun?.phase ?? 'asking';
	let hasStarted = EXTENDED
		? questions.some( ( each ) => ! isHidden( each ) && flow.drafts[ each.id ] )
		: Object.keys( flow.drafts ).length > 0;
	let redraw = (): void => undefined;

	if ( EXTENDED ) {
		const found: Record< string, Draft > = {};
		for ( const [ id, value ] of Object.entries( hiddenValues( questions ) ) ) {
			found[ id ] = { ...EMPTY_DRAFT, value };
		}
		flow = { ...flow, drafts: { ...flow.drafts, ...found } }; // Kept for the next page.
	}

	const question = (): WidgetQuestion | undefined => currentQuestion( questions, flow );

	const write = ( text: string | null ): void => {
		visit.write( text );
		kept = visit.read();
	};

	const keep = (): void => write( toJson( { version, seed, path: flow.path, drafts: flow.drafts } ) );

	/** Called again for stored answers: the page must not promise what is already done or will never happen. */
	const settle = ( outcome: Outcome ): void => {
		const before = phase;
		if ( before === 'sent' ) {
			return;
		}
		phase = outcome;
		if ( outcome === 'sent' || outcome === 'kept' ) {
			write( null );
			if ( before !== 'kept' ) {
				tell( 'finish', { outcome } );
			}
		} else {
			flow = { ...flow, finished: false }; // No input is lost: the visitor can send it again or copy it.
		}
		redraw();
		const url = outcome === 'sent' && goesTo( valuesOf( questions, flow ) ); // A pending one is better sent from here.
		if ( url ) {
			leave( url );
		}
	};

	const send = async (): Promise< void > => {
		phase = 'sending';
		redraw();
		settle( await port.submit( answersOf( questions, flow ), settle ) );
	};

	const act = ( action: FlowAction ): void => {
		if ( ! hasStarted && ! mayBegin() ) {
			return;
		}
		const before = flow;
		const from = question();
		flow = step( questions, flow, action, asked );
		if ( flow === before ) {
			return; // A double click, or a late key.
		}
		keep();
		if ( ! hasStarted ) {
			hasStarted = true;
			tell( 'start' );
		}
		if ( HAS_PAGES ) {
			if ( ( action.type === 'next' || action.type === 'skip' ) && ( flow.finished || question() !== from ) ) {
				const page = shownQuestions( questions, before.path );
				for ( const each of page ) {
					const isSkipped = page.length > 1 && draftOf( before, each ).value === null;
					tell( action.type === 'skip' || isSkipped ? 'skip' : 'answer', { question_id: each.id } );
				}
			}
		} else if ( ( action.type === 'next' || action.type === 'skip' ) && ! flow.errors.length ) {
			tell( action.type === 'skip' ? 'skip' : 'answer', { question_id: from?.id } );
		}
		if ( flow.finished ) {
			void send();
		} else {
			redraw();
		}
	};

	if ( ! begun && questions.some( ( { randomize } ) => randomize ) ) {
		keep(); // The next page shows the same order, even without an answer.
	}

	if ( EXTENDED ) {
		for ( const each of questions ) {
			const value = prefilledAnswer( each );
			if ( value !== null && ! flow.drafts[ each.id ] ) {
				flow = { ...flow, drafts: { ...flow.drafts, [ each.id ]: { ...EMPTY_DRAFT, value } } };
			}
		}
		if ( HAS_PAGES && ! begun?.path.length && flow.path.length ) {
			flow = withPage( questions, flow, asked );
		}
	}

	return {
		flow: () => flow,
		phase: () => phase,
		question,
		isBegun: () => hasStarted,
		isOutdated: () => visit.read() !== kept,
		count: () => countOf( questions, flow, asked ),
		order: ( question ) => {
			const { options, randomize, id } = question;
			return randomize
				? withOtherLast(
						question,
						shuffledOrder( options.length, seed + questions.findIndex( ( each ) => each.id === id ) )
					)
				: options.map( ( _, place ) => place );
		},
		edit: HAS_PAGES
			? ( draft, of ) => act( { type: 'edit', draft, of } )
			: ( draft ) => act( { type: 'edit', draft } ),
		next: () => act( { type: 'next' } ),
		skip: () => act( { type: 'skip' } ),
		back: () => act( { type: 'back' } ),
		onChange: ( callback ) => {
			redraw = callback;
		},
	};
}

/** Moves the option that asks for a text to the end. */
const withOtherLast = ( { options, other }: WidgetQuestion, order: number[] ): number[] =>
	EXTENDED ? order.sort( ( one, next ) => +( options[ one ] === other ) - +( options[ next ] === other ) ) : order;

import type { SubmittedAnswer, WidgetQuestion, WidgetSurvey } from '../../../src/contract/types';
import type { Outcome } from '../../transport/port';
import { begunOf } from './begun';
import type { Visit } from './begun';
import { answersOf, countOf, currentQuestion, startFlow, step, valuesOf } from '../flow';
import type { Asked, Draft, FlowAction, FlowState, Values } from '../flow';
import { toJson } from '../../trust/to-json';
import { shuffled } from './shuffled';

export type Phase = 'asking' | 'sending' | Outcome;

/** What happened, for the page's own listeners: `userfeedback:` and this word. Never what was answered. */
export type Tell = ( what: 'start' | 'answer' | 'skip' | 'finish', detail?: Record< string, unknown > ) => void;

/** What the survey's own rules decide. */
export interface Rules {
	asked: Asked;
	/** The address to go on to once the answers, those on the path, are stored; null stays. Only addresses of the manifest. */
	goesTo: ( values: Values ) => string | null;
}

/** One visitor going through one survey, without a screen: the ui draws it and calls these. */
export interface Session {
	flow: () => FlowState;
	phase: () => Phase;
	question: () => WidgetQuestion | undefined;
	/** Whether the visitor has done anything, here or on an earlier page. */
	isBegun: () => boolean;
	/** Whether another page of this tab has gone on with it. */
	isOutdated: () => boolean;
	/** How many questions there will be, as far as it can be told. */
	count: () => number;
	/** The places of the question's options in the order in which this visitor sees them. */
	order: ( question: WidgetQuestion ) => number[];
	edit: ( draft: Partial< Draft > ) => void;
	next: () => void;
	skip: () => void;
	back: () => void;
	/** Called after each change. */
	onChange: ( redraw: () => void ) => void;
}

/**
 * @param visit where an unfinished survey waits for the next page.
 * @param leave goes to another page.
 * @param mayBegin asked once more before the first answer is taken.
 */
export function startSession(
	survey: Pick< WidgetSurvey, 'questions' | 'version' >,
	port: { submit( answers: SubmittedAnswer[] | null, settle: ( outcome: Outcome ) => void ): Promise< Outcome > },
	tell: Tell,
	visit: Visit,
	leave: ( url: string ) => void,
	{ asked, goesTo }: Rules,
	mayBegin = (): boolean => true
): Session {
	const { questions, version } = survey;
	let kept = visit.read();
	const begun = begunOf( questions, version, kept );
	const seed = begun?.seed ?? Math.ceil( Math.random() * 1e9 );
	let flow: FlowState = {
		...startFlow( questions, asked ),
		...( begun && { drafts: begun.drafts } ),
		...( begun?.path.length && { path: begun.path } ),
	};
	let phase: Phase = begun?.phase ?? 'asking';
	let hasStarted = begun !== null && Object.keys( begun.drafts ).length > 0;
	let redraw = (): void => undefined;

	const question = (): WidgetQuestion | undefined => currentQuestion( questions, flow );

	const write = ( text: string | null ): void => {
		visit.write( text );
		kept = visit.read();
	};

	const keep = (): void => write( toJson( { version, seed, path: flow.path, drafts: flow.drafts } ) );

	/** Called again for answers that were kept: the page must not promise what is done by then, or will never be. */
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
			flow = { ...flow, finished: false }; // Nothing is lost: what was typed is still there, to be sent again or copied.
		}
		redraw();
		const url = outcome === 'sent' && goesTo( valuesOf( questions, flow ) ); // One that still waits is better sent from here.
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
			return; // A double click, or a key that came late.
		}
		keep();
		if ( ! hasStarted ) {
			hasStarted = true;
			tell( 'start' );
		}
		if ( ( action.type === 'next' || action.type === 'skip' ) && ! flow.errors.length ) {
			tell( action.type === 'skip' ? 'skip' : 'answer', { question_id: from?.id } );
		}
		if ( flow.finished ) {
			void send();
		} else {
			redraw();
		}
	};

	if ( ! begun && questions.some( ( { randomize } ) => randomize ) ) {
		keep(); // The next page shows the same order, answered or not.
	}

	return {
		flow: () => flow,
		phase: () => phase,
		question,
		isBegun: () => hasStarted,
		isOutdated: () => visit.read() !== kept,
		count: () => countOf( questions, flow, asked ),
		order: ( { options, randomize, id } ) =>
			randomize
				? shuffled( options.length, seed + questions.findIndex( ( each ) => each.id === id ) )
				: options.map( ( _, place ) => place ),
		edit: ( draft ) => act( { type: 'edit', draft } ),
		next: () => act( { type: 'next' } ),
		skip: () => act( { type: 'skip' } ),
		back: () => act( { type: 'back' } ),
		onChange: ( callback ) => {
			redraw = callback;
		},
	};
}

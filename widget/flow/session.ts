import type { WidgetQuestion, WidgetSurvey } from '../../src/contract/types';
import type { Outcome, Port } from '../transport/port';
import { answersOf, currentQuestion, startFlow, step } from './flow';
import type { Draft, FlowAction, FlowState } from './flow';

export type Phase = 'asking' | 'sending' | Outcome;

/** What happened, for the page's own listeners: `userfeedback:` and this word. Never what was answered. */
export type Tell = ( what: 'start' | 'answer' | 'skip' | 'finish', detail?: Record< string, unknown > ) => void;

/** One visitor going through one survey, without a screen: the ui draws it and calls these. */
export interface Session {
	flow: () => FlowState;
	phase: () => Phase;
	question: () => WidgetQuestion | undefined;
	edit: ( draft: Partial< Draft > ) => void;
	next: () => void;
	skip: () => void;
	/** Called after each change. */
	onChange: ( redraw: () => void ) => void;
}

export function startSession(
	survey: Pick< WidgetSurvey, 'questions' >,
	port: Pick< Port, 'submit' >,
	tell: Tell
): Session {
	const { questions } = survey;
	let flow = startFlow( questions );
	let phase: Phase = 'asking';
	let hasStarted = false;
	let redraw = (): void => undefined;

	const question = (): WidgetQuestion | undefined => currentQuestion( questions, flow );

	const send = async (): Promise< void > => {
		phase = 'sending';
		redraw();
		phase = await port.submit( answersOf( questions, flow ) );
		if ( phase === 'failed' ) {
			flow = { ...flow, finished: false }; // Nothing is lost: the last question is still there to be sent again.
		} else if ( phase !== 'refused' ) {
			tell( 'finish', { outcome: phase } );
		}
		redraw();
	};

	const act = ( action: FlowAction ): void => {
		const before = flow;
		const asked = question();
		flow = step( questions, flow, action );
		if ( flow === before ) {
			return; // A double click, or a key that came late.
		}
		if ( ! hasStarted ) {
			hasStarted = true;
			tell( 'start' );
		}
		if ( action.type !== 'edit' && ! flow.errors.length ) {
			tell( action.type === 'skip' ? 'skip' : 'answer', { question_id: asked?.id } );
		}
		if ( flow.finished ) {
			void send();
		} else {
			redraw();
		}
	};

	return {
		flow: () => flow,
		phase: () => phase,
		question,
		edit: ( draft ) => act( { type: 'edit', draft } ),
		next: () => act( { type: 'next' } ),
		skip: () => act( { type: 'skip' } ),
		onChange: ( callback ) => {
			redraw = callback;
		},
	};
}

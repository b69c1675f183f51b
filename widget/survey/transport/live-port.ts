import type { ReportedVisit, SubmittedAnswer, WidgetSurvey } from '../../../src/contract/types';
import type { NamedSubmission } from '../flow/session/submission';
import type { SurveyMemory } from '../memory/survey-memory';
import type { Delivery } from './delivery';
import type { Port } from '../flow/port';
import type { DisplayEvent } from './public-writes';
import type { Queue } from './queue';

/** Milliseconds that a visitor waits for the server if the answers are already safe. */
const PATIENCE = 4_000;

/** Services that a live survey needs from the page; see survey/services.ts, which creates them. */
export interface LiveServices {
	queue: Queue;
	delivery: Delivery;
	memory: SurveyMemory;
	count( survey: WidgetSurvey, display: DisplayEvent ): void;
	/** Reports a visit without a response. Only the extended bundle has it. */
	report?( survey: WidgetSurvey, visit: Omit< ReportedVisit, 'nonce' > ): unknown;
	makeSubmission( survey: WidgetSurvey, answers: SubmittedAnswer[] ): NamedSubmission;
	now(): number;
	wait( milliseconds: number, then: () => void ): void;
}

export function livePort( survey: WidgetSurvey, services: LiveServices ): Port {
	const { queue, delivery, memory } = services;
	let token: string | null = null;
	let seenAt = NaN;
	let hasBegun = false;

	const submit: Port[ 'submit' ] = async ( answers, website, settle ) => {
		if ( ! answers ) {
			memory.submitted( survey.cookie_name, null );
			return 'sent';
		}
		const body = services.makeSubmission( survey, answers );
		const elapsed = services.now() - seenAt;
		// Omitted if a clock was set back or an earlier page saw the start: the server would take the visitor for a bot.
		if ( hasBegun && elapsed >= 0 ) {
			body.elapsed = elapsed;
		}
		if ( website ) {
			body.website = website;
		}
		token ??= body.token; // A retry after a failure is the same response, so that it can't count twice.
		const waiting = {
			survey_id: survey.id,
			cookie_name: survey.cookie_name,
			body: { ...body, token, version: survey.version },
			at: services.now(),
		};
		if ( ! queue.put( waiting ) ) {
			const delivered = await delivery.deliver( waiting, settle );
			return delivered === 'waiting' ? 'failed' : delivered;
		}
		// From here on the answers are safe: a survey answered offline must not ask again on the next page.
		memory.submitted( survey.cookie_name, null );
		const patience = new Promise< 'waiting' >( ( resolve ) =>
			services.wait( PATIENCE, () => resolve( 'waiting' ) )
		);
		const delivered = await Promise.race( [ delivery.deliver( waiting, settle ), patience ] );
		return delivered === 'waiting' ? 'kept' : delivered;
	};

	return {
		seen: () => {
			seenAt = services.now();
			memory.shown( survey.cookie_name );
			services.count( survey, 'impression' );
		},
		begun: () => {
			hasBegun = true;
			services.count( survey, 'start' );
		},
		submit,
		isMinimized: () => memory.isMinimized( survey.cookie_name, survey.look.minimized ),
		minimized: ( yes ) => memory.minimized( survey.cookie_name, yes ),
		closed: () => memory.closed( survey.cookie_name, survey.behavior.ask_again_days ),
	};
}

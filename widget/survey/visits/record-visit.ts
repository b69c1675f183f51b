import type { WidgetQuestion } from '../../../src/contract/types';
import { pageApi } from '../../shared/api/page-api';
import type { RecordVisit } from '../../shared/api/page-api';
import { VISIT_KEY } from '../../shared/memory/visit-key';
import { uuid } from '../../shared/transport/uuid';
import { parseJson, toJson } from '../../shared/trust/json';
import { shownQuestions } from '../flow/pages';
import { addTime, firstPage, isBegun, parseProgress, reportedAnswers, stepsOf } from './steps';
import type { Times } from './steps';

/** Seconds without a change after which an unfinished visit is sent. */
const REST = 30;

/** Requests of an unfinished visit. The last one is kept for the moment when the visitor leaves. */
const MOST_REQUESTS = 3;

/** The tab stores this next to the started survey. */
interface Recorded {
	token: string;
	times: Times;
	/** The number of requests so far, and the outcomes and answers in the last one. */
	sent: number;
	said: string;
}

export const recordVisit: RecordVisit = ( survey, storage, visit, clean, report, link ) => {
	if ( ! survey.recorder ) {
		return undefined;
	}
	const { id, questions } = survey;
	const key = `${ VISIT_KEY }${ survey.cookie_name }:steps`;
	const ended = new AbortController();
	let progress = parseProgress( visit.read() );
	if ( ! progress ) {
		storage.remove( key ); // From an earlier visit.
	}
	/** The record as stored; null until the visitor begins. */
	let kept = storage.get( key );
	let recorded = parseJson( kept, ( { token, times }: Recorded ) => token && times );
	const note = document.querySelector( '.userfeedback-restored' );
	if ( link && recorded?.token !== link.token && ( recorded || link.started ) ) {
		// The tab has nothing of the link's visit, which goes on as the server knows it.
		visit.write( link.started ? toJson( { version: survey.version, ...link.started } ) : null );
		progress = parseProgress( visit.read() );
		note?.toggleAttribute( 'hidden', ! progress );
		storage.remove( key );
		kept = null;
		recorded = undefined;
	}
	const record = recorded ?? {
		token: link?.token ?? uuid( crypto ),
		times: link?.started?.times ?? {},
		sent: 0,
		said: '',
	};
	let isSeen = false;
	let isSubmitted = false;
	/** Seconds on screen, and seconds in all, since the last change. */
	let seconds = 0;
	let rest = 0;

	/** False while the card is minimized. */
	const isOpen = (): boolean => !! pageApi()?._bundle?.get( id )?.host.shadowRoot?.querySelector( '.card' );

	const stop = (): void => {
		ended.abort();
		clearInterval( clock );
	};

	/** Counts the seconds since the last change for the questions that were on screen. */
	const spend = ( page: readonly WidgetQuestion[] ): void => {
		addTime( record.times, seconds, page );
		seconds = 0;
	};

	const keep = (): void => {
		kept = toJson( record );
		storage.set( key, kept );
	};

	const send = ( isFinished = false ): void => {
		if ( ! progress || isSubmitted || ! ( isFinished || kept ) ) {
			return;
		}
		spend( shownQuestions( questions, progress.path ) );
		const steps = stepsOf( questions, progress, record.times, isFinished );
		const answers = survey.keeps_partial && ! isFinished && reportedAnswers( questions, progress, clean );
		const said = toJson( [ answers, steps.map( ( { question_id: of, outcome } ) => [ of, outcome ] ) ] );
		const isNews = isFinished || ( record.said !== said && record.sent < MOST_REQUESTS );
		if ( isNews ) {
			record.sent++;
			record.said = said;
		}
		keep();
		if ( isNews ) {
			const device = pageApi()?._here?.().device;
			const language = document.documentElement.lang;
			report( {
				token: record.token,
				steps,
				...( answers && { answers } ),
				...( /^[\w-]{2,35}$/.test( language ) && { language } ),
				...( device && { device } ),
				...( isFinished && { finished: true } ),
			} );
		}
	};

	/** Sends what is unfinished, unless another page of this tab has continued the visit. */
	const leave = (): void => {
		if ( storage.get( key ) === kept ) {
			send();
		} else {
			stop();
		}
	};

	const { signal } = ended;
	const onSurvey = ( what: 'show' | 'close', then: () => void ): void =>
		document.addEventListener(
			`userfeedback:${ what }`,
			( { detail } ) => {
				if ( detail.survey_id === id ) {
					then();
				}
			},
			{ signal }
		);

	const clock = setInterval( () => {
		if ( isSeen && ! document.hidden ) {
			seconds += isOpen() ? 1 : 0;
			if ( ++rest === REST && record.sent < MOST_REQUESTS - 1 ) {
				leave();
			}
		}
	}, 1_000 );

	onSurvey( 'show', () => {
		isSeen = true;
	} );
	onSurvey( 'close', () => {
		leave();
		stop();
	} );
	addEventListener( 'pagehide', leave, { signal } );
	document.addEventListener(
		'visibilitychange',
		() => {
			if ( document.hidden ) {
				leave();
			}
		},
		{ signal }
	);

	return {
		visit: {
			read: () => visit.read(),
			write: ( text ) => {
				visit.write( text );
				const next = parseProgress( text );
				if ( next ) {
					spend( progress ? shownQuestions( questions, progress.path ) : firstPage( questions, next ) );
					progress = next;
					rest = 0;
					isSubmitted = false;
					if ( isBegun( questions, next ) ) {
						keep();
					}
				} else {
					if ( ! ended.signal.aborted ) {
						send( true ); // Nothing else is sent if the visitor skipped every question.
						stop();
					}
					storage.remove( key );
					note?.remove();
				}
			},
		},
		finished: () => {
			isSubmitted = true;
			return {
				token: record.token,
				steps: progress ? stepsOf( questions, progress, record.times, true ) : [],
			};
		},
	};
};

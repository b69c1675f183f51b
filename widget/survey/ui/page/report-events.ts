import type { WidgetManifest, WidgetSurvey } from '../../../../src/contract/types';
import { countPages, HAS_PAGES } from '../../flow/pages';
import type { Session, ReportEvent } from '../../flow/session/session';
import type { Port } from '../../flow/port';
import { sendToAnalytics } from './analytics';
import { dispatchPageEvent } from './page-events';

/** Reports a visitor's actions to the server, the page's own scripts and, if the owner wants it, analytics. */
export function reportEvents(
	survey: WidgetSurvey,
	manifest: WidgetManifest,
	port: Port,
	session: Session
): ReportEvent {
	const questions = (): number =>
		HAS_PAGES ? countPages( survey.questions, session.flow().path ) : session.flow().path.length;
	let isEngaged = questions() > 1; // An earlier page has already reported it.

	return ( what, detail ) => {
		if ( what === 'start' ) {
			port.begun();
		}
		dispatchPageEvent( survey.id, what, detail );
		if ( survey.track && ! manifest.preview ) {
			if ( what === 'finish' ) {
				sendToAnalytics( what, survey.id );
			} else if ( ! isEngaged && questions() === 2 ) {
				isEngaged = true;
				sendToAnalytics( 'engaged', survey.id );
			}
		}
	};
}

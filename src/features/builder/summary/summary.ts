import { __, _n } from '@wordpress/i18n';
import type { ThankYou } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { questionTypeLabel } from '@/question-types/types';
import { fieldName } from '../draft/operations/field-names';
import type { Draft } from '../draft/form/draft';
import { devicesInWords, geoInWords } from './audience-text';
import {
	displayLengthInWords,
	dropOffInWords,
	limitInWords,
	quotasInWords,
	runTimeInWords,
	timingInWords,
} from './behavior-text';
import { listed, quoted } from '@/lib/labels/list-text';
import { pagesInWords } from './pages-text';
import { afterAnswerInWords } from './notification-summary';

/** A line of a survey's summary. */
export interface SummaryLine {
	name: string;
	words: string;
	/** The field to edit, as for openField(). */
	field: string;
}

/**
 * Leaves out unknown settings: for a survey that was never saved, useCompleteDraft() adds them.
 *
 * @param knowsTold true if the reader can see all recipients
 */
export function summaryOf( draft: Draft, knowsTold = true ): SummaryLine[] {
	const { thank_you: thankYou, targeting, geo_targeting: geo, behavior, enable_tracking: isTracked } = draft.settings;
	const lines = [
		line( __( 'Questions', 'userfeedback' ), questionsInWords( draft ), firstQuestion( draft ) ),
		IN_EDITION.devices &&
			targeting &&
			line( __( 'Devices', 'userfeedback' ), devicesInWords( targeting ), 'settings.targeting.devices' ),
		IN_EDITION[ 'page-targeting' ] &&
			targeting &&
			line( __( 'Pages', 'userfeedback' ), pagesInWords( targeting ), 'settings.targeting.pages' ),
		IN_EDITION[ 'geo-targeting' ] &&
			geo?.target === 'select' &&
			line( __( 'Countries', 'userfeedback' ), geoInWords( geo ), 'settings.geo_targeting.countries' ),
		IN_EDITION.behavior &&
			behavior &&
			line( __( 'Display timing', 'userfeedback' ), timingInWords( behavior ), 'settings.behavior.timing' ),
		IN_EDITION.behavior &&
			behavior &&
			line(
				__( 'Display length', 'userfeedback' ),
				displayLengthInWords( behavior ),
				'settings.behavior.display_length'
			),
		IN_EDITION.behavior &&
			behavior &&
			line( __( 'Run time', 'userfeedback' ), runTimeInWords( behavior ), 'settings.behavior.run_time' ),
		...( ( IN_EDITION.behavior && behavior && limitInWords( behavior ) ) || [] ).map( ( words ) =>
			line( __( 'Number of responses', 'userfeedback' ), words, 'settings.behavior.max_responses' )
		),
		...( ( IN_EDITION.behavior && behavior && quotasInWords( behavior ) ) || [] ).map( ( words ) =>
			line( __( 'Quotas', 'userfeedback' ), words, 'settings.behavior.quotas' )
		),
		line( __( 'Thank you', 'userfeedback' ), endInWords( thankYou ), 'settings.thank_you.type' ),
		knowsTold &&
			draft.notifications &&
			line(
				__( 'After a response', 'userfeedback' ),
				afterAnswerInWords( draft.notifications, draft.settings.google_drive?.enable === true ),
				'notifications.email.active'
			),
		isTracked !== undefined &&
			line( __( 'Tracking', 'userfeedback' ), trackingInWords( isTracked ), 'settings.enable_tracking' ),
		...( ( IN_EDITION.behavior && behavior && dropOffInWords( behavior ) ) || [] ).map( ( words ) =>
			line( __( 'Drop-off', 'userfeedback' ), words, 'settings.behavior.drop_off' )
		),
	];
	return lines.filter( ( one ) => one !== undefined && one !== false );
}

function line( name: string, words: string, field: string ): SummaryLine {
	return { name, words, field };
}

function firstQuestion( { questions: [ first ] }: Draft ): string {
	return first ? fieldName( { question: first.id }, 'title' ) : 'questions';
}

/** “3 questions: 2 × Short text and 1 × Star rating”, or “2 questions (Short text)”. */
function questionsInWords( { questions }: Draft ): string {
	const types = [ ...new Set( questions.map( ( { type } ) => type ) ) ];
	const count = sprintf(
		/* translators: %s: number of questions */
		_n( '%s question', '%s questions', questions.length, 'userfeedback' ),
		formatNumber( questions.length )
	);
	if ( types.length === 1 ) {
		/* translators: 1: such as "2 questions". 2: a type of question, such as "Short text" */
		return sprintf( __( '%1$s (%2$s)', 'userfeedback' ), count, listed( types.map( questionTypeLabel ) ) );
	}
	const kinds = types.map( ( type ) =>
		sprintf(
			/* translators: 1: how many there are. 2: a type of question, such as "Short text" */
			__( '%1$s × %2$s', 'userfeedback' ),
			formatNumber( questions.filter( ( question ) => question.type === type ).length ),
			questionTypeLabel( type )
		).replace( ' × ', '\u00a0×\u00a0' )
	);
	return types.length === 0
		? count
		: /* translators: 1: such as "3 questions". 2: their types, such as "2 × Short text and 1 × Email" */
			sprintf( __( '%1$s: %2$s', 'userfeedback' ), count, listed( kinds ) );
}

function endInWords( thankYou: ThankYou ): string {
	return IN_EDITION.redirects ? wayInWords( thankYou ) : quoted( thankYou.message.trim() );
}

function wayInWords( { type, message, redirect_to: page, conditions }: ThankYou ): string {
	switch ( type ) {
		case 'message':
			return quoted( message.trim() );
		case 'redirect':
			return page === null
				? __( 'Redirects to a page (not chosen yet)', 'userfeedback' )
				: /* translators: %s: name of a page */
					sprintf( __( 'Redirects to %s', 'userfeedback' ), quoted( page.label ) );
		case 'conditional_redirect':
			return sprintf(
				/* translators: %s: number of conditions, each of which leads to a page */
				_n(
					'Redirects based on answers: %s condition',
					'Redirects based on answers: %s conditions',
					conditions.length,
					'userfeedback'
				),
				formatNumber( conditions.length )
			);
	}
}

function trackingInWords( isTracked: boolean ): string {
	return isTracked
		? __( 'Sending events to analytics', 'userfeedback' )
		: __( 'Not sending events to analytics', 'userfeedback' );
}

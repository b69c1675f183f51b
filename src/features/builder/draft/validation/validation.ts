import { __, _n } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES } from '@/contract/question-types';
import { formatNumber } from '@/lib/format';
import { remembered } from '@/lib/remembered';
import { CONFIG_FAULTS } from '@/question-types/drafts';
import { sprintf } from '@/lib/labels/sprintf';
import type { Draft, FormQuestion } from '../form/draft';
import { labelToSend } from '../form/draft-to-send';
import { conditionFault } from '../logic/condition-faults';
import { isAsked } from '../logic/conditions';
import { pagesOf } from '../operations/pages';
import { scheduleFault } from '../schedule/schedule';
import type { FieldErrors } from './field-errors';
import { recallFaults } from '../recall/recall-faults';
import { faultsInNotifications, missingInNotifications } from './notifications';
import { missingInQuotas } from './quotas';
import { faultsInSettings, missingInSettings, missingInTheming } from './settings';
import { missingInThankYou } from './thank-you';

/** Returns what makes the steps incomplete. However, a draft can be saved. */
export function missing( draft: Draft ): FieldErrors {
	const errors: Record< string, string > = {};

	if ( draft.questions.length === 0 ) {
		errors[ 'questions' ] = __( 'Add at least one question.', 'userfeedback' );
	} else if ( ! draft.questions.some( isAsked ) ) {
		errors[ 'questions' ] = __( 'Add at least one question that visitors can answer.', 'userfeedback' );
	}
	draft.questions.forEach( ( question, place ) => {
		addErrors( errors, place, checkQuestion( question ).missing );
		if ( QUESTION_TYPES[ question.type ].is_hidden ) {
			addErrors( errors, place, nameFaults( question, draft ) );
		}
		( question.logic.enabled ? question.logic.conditions : [] ).forEach( ( condition, index ) => {
			const fault = conditionFault( condition, draft.questions );
			if ( fault ) {
				errors[ `questions[${ place }].logic.conditions[${ index }].${ fault.field }` ] = fault.text;
			}
		} );
	} );
	return {
		...( IN_EDITION[ 'question-options' ] && recallFaults( draft ) ),
		...errors,
		...missingInThankYou( draft.settings.thank_you ),
		...missingInTheming( draft.settings ),
		...missingInSettings( draft.settings ),
		...( IN_EDITION.behavior && missingInQuotas( draft ) ),
		...missingInNotifications( draft ),
	};
}

/** Returns errors that the server rejects even in a draft. It reports the same for the same fields. */
export function faults( draft: Draft ): FieldErrors {
	const errors: Record< string, string > = {};

	const schedule = scheduleFault( draft.publish_at );
	if ( schedule !== '' ) {
		errors[ 'publish_at' ] = schedule;
	}
	if ( draft.title.trim() === '' ) {
		errors[ 'title' ] = __( 'Title is required.', 'userfeedback' );
	}
	draft.questions.forEach( ( question, place ) => {
		addErrors( errors, place, checkQuestion( question ).faults );
	} );
	for ( const { [ LIMITS.PAGE_QUESTIONS ]: tooMany } of pagesOf( draft ) ) {
		if ( tooMany ) {
			addErrors( errors, draft.questions.indexOf( tooMany ), {
				'settings.same_page': sprintf(
					/* translators: %s: a number */
					__( 'A page can have up to %s questions.', 'userfeedback' ),
					formatNumber( LIMITS.PAGE_QUESTIONS )
				),
			} );
		}
	}
	return { ...errors, ...faultsInSettings( draft.settings ), ...faultsInNotifications( draft ) };
}

const checkQuestion = remembered( ( { title, type, config }: FormQuestion ) => {
	const found: Record< 'missing' | 'faults', Record< string, string > > = { missing: {}, faults: {} };
	const labels = config.options.map( labelToSend );

	if ( title.trim() === '' ) {
		found.missing[ 'title' ] = __( 'Title is required.', 'userfeedback' );
	}
	const { ranks_rows: isRanking } = QUESTION_TYPES[ type ];
	const rows = ( config.rows ?? [] ).map( ( { label } ) => label.trim() );
	rows.forEach( ( label, index ) => {
		const path = `config.rows[${ index }].label`;
		if ( label === '' ) {
			found.missing[ path ] = isRanking
				? __( 'Items need a label.', 'userfeedback' )
				: __( 'Rows need a label.', 'userfeedback' );
		} else if ( rows.indexOf( label ) < index ) {
			found.faults[ path ] = isRanking
				? __( 'This item is listed twice.', 'userfeedback' )
				: __( 'This row is listed twice.', 'userfeedback' );
		}
	} );
	labels.forEach( ( label, index ) => {
		const path = `config.options[${ index }]${ QUESTION_TYPES[ type ].has_pictures ? '.label' : '' }`;
		if ( label === '' ) {
			found.missing[ path ] = __( 'Options are required.', 'userfeedback' );
		} else if ( labels.indexOf( label ) < index ) {
			found.faults[ path ] = __( 'This option is listed twice.', 'userfeedback' );
		}
	} );
	Object.assign( found.faults, CONFIG_FAULTS[ type ]?.( config ) );
	return found;
} );

/** Returns why the title of a hidden field can't be its name in a URL. */
function nameFaults( { id, title }: FormQuestion, { questions }: Draft ): FieldErrors {
	const name = title.trim();
	if ( name === '' ) {
		return {};
	}
	if ( ! /^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test( name ) ) {
		return {
			title: __(
				'The name of a hidden field has up to 40 letters (A–Z), digits, hyphens, and underscores, and starts with a letter.',
				'userfeedback'
			),
		};
	}
	const isTaken = questions.some(
		( other ) => other.id !== id && QUESTION_TYPES[ other.type ].is_hidden && other.title.trim() === name
	);
	return isTaken ? { title: __( 'Two hidden fields have the same name.', 'userfeedback' ) } : {};
}

function addErrors( errors: Record< string, string >, place: number, found: FieldErrors ): void {
	for ( const [ path, text ] of Object.entries( found ) ) {
		errors[ `questions[${ place }].${ path }` ] = text;
	}
}

/** Returns what a draft still lacks, in a sentence or two; empty if it can be published. */
export function missingInWords( draft: Draft ): string {
	const found = missing( draft );
	const recalled = IN_EDITION[ 'question-options' ] ? recallFaults( draft ) : {};
	const fields = Object.keys( found ).filter( ( field ) => found[ field ] !== recalled[ field ] );
	const untitled = fields.filter( ( field ) => field.endsWith( '].title' ) ).length;
	const sentences: string[] = [];

	if ( fields.includes( 'questions' ) ) {
		sentences.push(
			draft.questions.length === 0
				? __( 'It has no questions.', 'userfeedback' )
				: __( 'It has no question that visitors can answer.', 'userfeedback' )
		);
	}
	if ( untitled > 0 ) {
		sentences.push(
			sprintf(
				/* translators: %s: a number of questions. */
				_n( '%s question needs a title.', '%s questions need a title.', untitled, 'userfeedback' ),
				formatNumber( untitled )
			)
		);
	}
	if ( fields.some( ( field ) => field.includes( '.config.options[' ) ) ) {
		sentences.push( __( 'Some questions are missing options.', 'userfeedback' ) );
	}
	if ( fields.some( ( field ) => field.includes( '.config.rows[' ) ) ) {
		sentences.push( __( 'Some rows or items need a label.', 'userfeedback' ) );
	}
	if ( fields.some( ( field ) => field.includes( '.logic.conditions[' ) ) ) {
		sentences.push( __( 'Some conditions are incomplete.', 'userfeedback' ) );
	}
	if ( fields.some( ( field ) => field.startsWith( 'settings.thank_you.' ) ) ) {
		sentences.push( __( 'The thank-you settings are incomplete.', 'userfeedback' ) );
	}
	if ( fields.includes( 'settings.theming.custom_logo' ) ) {
		sentences.push( __( 'You must select a custom logo.', 'userfeedback' ) );
	}
	if ( Object.keys( missingInSettings( draft.settings ) ).length > 0 ) {
		sentences.push( __( 'Some display settings are incomplete.', 'userfeedback' ) );
	}
	if ( IN_EDITION.behavior && Object.keys( missingInQuotas( draft ) ).length > 0 ) {
		sentences.push( __( 'Some quotas are incomplete.', 'userfeedback' ) );
	}
	if ( Object.keys( missingInNotifications( draft ) ).length > 0 ) {
		sentences.push( __( 'The email conditions are incomplete.', 'userfeedback' ) );
	}
	return [ ...sentences, ...new Set( Object.values( recalled ) ) ].join( ' ' );
}

/** Checks if it can be published, as far as known here. */
export function isComplete( draft: Draft ): boolean {
	return Object.keys( missing( draft ) ).length === 0 && isSavable( draft );
}

export function isSavable( draft: Draft ): boolean {
	return Object.keys( faults( draft ) ).length === 0;
}

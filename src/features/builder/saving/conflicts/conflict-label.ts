import { __ } from '@wordpress/i18n';
import { sprintf } from '@/lib/labels/sprintf';
import type { SurveySettings } from '@/contract/types';
import { questionTypeLabel } from '@/question-types/types';
import { type Draft, type FormQuestion, type Option, questionOf } from '@/features/builder/draft/form/draft';
import { isObject } from '@/lib/is-same';
import { webhookLabel } from './webhook-label';
import type { Conflict } from '../merge/merge-fields';
import { targetOf } from './conflict-edits';
import { plainText } from '@widget/shared/logic/recall';

/** Returns the label of a conflict, in an owner's words. */
export function conflictLabel( { path }: Conflict, mine: Draft, theirs: Draft ): string {
	const { of, field, isList } = targetOf( path );
	if ( IN_EDITION.webhooks && of.webhook !== undefined ) {
		return webhookLabel( of, field, isList, mine, theirs );
	}
	if ( of.question === undefined || ( isList && of.option === undefined ) ) {
		return isList ? __( 'Question order', 'userfeedback' ) : surveyField( field );
	}
	const question = questionOf( mine, of.question ) ?? questionOf( theirs, of.question );
	const name =
		question === undefined || question.title.trim() === ''
			? __( 'untitled', 'userfeedback' )
			: plainText( question.title );
	const option = question?.config.options.find( ( { id } ) => id === of.option );
	const words = isList
		? __( 'options', 'userfeedback' )
		: option !== undefined
			? optionField( field, option.label )
			: questionField( field );
	/* translators: 1: title of a question, 2: what of it, such as “options” */
	return words === '' ? questionWords( name ) : sprintf( __( 'Question “%1$s”: %2$s', 'userfeedback' ), name, words );
}

function questionWords( name: string ): string {
	/* translators: %s: title of a question */
	return sprintf( __( 'Question “%s”', 'userfeedback' ), name );
}

type Part< Name > = Name extends keyof SurveySettings
	? `settings.${ Name }.${ keyof SurveySettings[ Name ] & string }`
	: never;

/** Settings that are single values. */
type Single< Settings = Required< SurveySettings > > = {
	[ Name in keyof Settings & string ]: Settings[ Name ] extends object ? never : `settings.${ Name }`;
}[ keyof Settings & string ];

type Font = `settings.theming.font.${ keyof SurveySettings[ 'theming' ][ 'font' ] }`;

type Field =
	| Exclude< keyof Draft, 'questions' | 'settings' | 'notifications' | 'template' >
	| Single
	| Exclude< Part< 'theming' >, 'settings.theming.font' >
	| Part< 'share_page' >
	| Font
	| `notifications.email.${ keyof NonNullable< Draft[ 'notifications' ] >[ 'email' ] }`;

function surveyField( field: string ): string {
	if ( field.startsWith( 'settings.thank_you' ) ) {
		return __( 'Thank You Message', 'userfeedback' );
	}
	const own: Record< Field, string > = {
		title: __( 'Survey title', 'userfeedback' ),
		status: __( 'Status', 'userfeedback' ),
		type: __( 'Survey type', 'userfeedback' ),
		publish_at: __( 'Date', 'userfeedback' ),
		'settings.theming.color_scheme': __( 'Theme colors', 'userfeedback' ),
		'settings.theming.widget_color': __( 'Background color', 'userfeedback' ),
		'settings.theming.text_color': __( 'Text color', 'userfeedback' ),
		'settings.theming.button_color': __( 'Button color', 'userfeedback' ),
		'settings.theming.widget_toggle_icon': __( 'Icon', 'userfeedback' ),
		'settings.theming.widget_toggle_color': __( 'Icon color', 'userfeedback' ),
		'settings.theming.widget_toggle_text': __( 'Widget label text', 'userfeedback' ),
		'settings.theming.font.family': __( 'Font', 'userfeedback' ),
		'settings.theming.font.weight': __( 'Font weight', 'userfeedback' ),
		'settings.theming.position': __( 'Widget position', 'userfeedback' ),
		'settings.theming.logo_type': __( 'Logo', 'userfeedback' ),
		'settings.theming.show_logo': __( 'Show logo', 'userfeedback' ),
		'settings.theming.custom_logo': __( 'Custom logo', 'userfeedback' ),
		'settings.theming.skip_text': __( 'Skip button text', 'userfeedback' ),
		'settings.theming.next_text': __( 'Next button text', 'userfeedback' ),
		'settings.for_team': __( 'Show to my team', 'userfeedback' ),
		'settings.enable_tracking': __( 'Tracking', 'userfeedback' ),
		'settings.share_page.enabled': __( 'Share as a page', 'userfeedback' ),
		'settings.share_page.slug': __( 'Page address', 'userfeedback' ),
		'settings.share_page.heading': __( 'Page heading', 'userfeedback' ),
		'settings.share_page.invited': __( 'Only people with a single-use link can answer', 'userfeedback' ),
		'settings.share_page.embed': __( 'Allow embedding on other sites', 'userfeedback' ),
		'notifications.email.active': __( 'Send Email', 'userfeedback' ),
		'notifications.email.addresses': __( 'Email addresses', 'userfeedback' ),
		'notifications.email.frequency': __( 'Email frequency', 'userfeedback' ),
		'notifications.email.logic': __( 'Email conditions', 'userfeedback' ),
	};
	const known: Readonly< Record< string, string > > = {
		...own,
		...( IN_EDITION.behavior && IN_EDITION[ 'page-targeting' ] && whenField() ),
		...( IN_EDITION.webhooks && IN_EDITION[ 'google-drive' ] && tellField() ),
	};
	return known[ field ] ?? field.replace( /^settings\./, '' ).replace( /[._]/g, ' ' );
}

function whenField(): Record< Part< 'targeting' | 'geo_targeting' | 'behavior' >, string > {
	return {
		'settings.targeting.devices': __( 'Devices', 'userfeedback' ),
		'settings.targeting.pages': __( 'Pages', 'userfeedback' ),
		'settings.targeting.page_rules': __( 'Page rules', 'userfeedback' ),
		'settings.geo_targeting.target': __( 'Countries', 'userfeedback' ),
		'settings.geo_targeting.countries': __( 'Countries where it’s shown', 'userfeedback' ),
		'settings.behavior.timing': __( 'Display timing', 'userfeedback' ),
		'settings.behavior.timing_delay': __( 'Display delay in seconds', 'userfeedback' ),
		'settings.behavior.start_minimized': __( 'Start minimized', 'userfeedback' ),
		'settings.behavior.display_length': __( 'Display length', 'userfeedback' ),
		'settings.behavior.ask_again_days': __( 'Days before asking again', 'userfeedback' ),
		'settings.behavior.quiet': __( 'Quiet days', 'userfeedback' ),
		'settings.behavior.quiet_days': __( 'Number of quiet days', 'userfeedback' ),
		'settings.behavior.share': __( 'Share of visitors', 'userfeedback' ),
		'settings.behavior.run_time': __( 'Survey run time', 'userfeedback' ),
		'settings.behavior.expire_at': __( 'End date', 'userfeedback' ),
		'settings.behavior.max_responses': __( 'Limit of responses', 'userfeedback' ),
		'settings.behavior.spread_days': __( 'Days to reach the limit', 'userfeedback' ),
		'settings.behavior.quotas': __( 'Quotas', 'userfeedback' ),
		'settings.behavior.hard_limit': __( 'Tell visitors who are too late', 'userfeedback' ),
		'settings.behavior.late_message': __( 'Message for visitors who are too late', 'userfeedback' ),
		'settings.behavior.drop_off': __( 'See where visitors leave', 'userfeedback' ),
		'settings.behavior.keep_partial': __( 'Keep unfinished responses', 'userfeedback' ),
		'settings.behavior.keep_partial_text': __( 'Keep what visitors type', 'userfeedback' ),
	};
}

function tellField(): Record<
	'notifications.webhook.active' | Exclude< Part< 'google_drive' >, 'settings.google_drive.spreadsheet_id' >,
	string
> {
	return {
		'notifications.webhook.active': __( 'Send webhooks', 'userfeedback' ),
		'settings.google_drive.enable': __( 'Save responses to Google Drive', 'userfeedback' ),
		'settings.google_drive.file_name': __( 'File Name inside Google Drive', 'userfeedback' ),
	};
}

function questionField( field: string ): string {
	const known: Record< string, string > = {
		title: __( 'title', 'userfeedback' ),
		type: __( 'type and options', 'userfeedback' ),
		logic: __( 'conditions', 'userfeedback' ),
		'settings.required': __( 'required', 'userfeedback' ),
		'settings.icon_color': __( 'icon color', 'userfeedback' ),
		'settings.icon_size': __( 'icon size', 'userfeedback' ),
		'settings.help': __( 'help text', 'userfeedback' ),
		'settings.same_page': __( 'page', 'userfeedback' ),
		...( IN_EDITION[ 'extra-question-types' ] && {
			'config.rows': __( 'rows or items', 'userfeedback' ),
			'config.min': __( 'lowest value', 'userfeedback' ),
			'config.max': __( 'highest value', 'userfeedback' ),
			'config.min_date': __( 'earliest date', 'userfeedback' ),
			'config.max_date': __( 'latest date', 'userfeedback' ),
			'config.step': __( 'step', 'userfeedback' ),
			'settings.low_label': __( 'label for lowest value', 'userfeedback' ),
			'settings.high_label': __( 'label for highest value', 'userfeedback' ),
		} ),
	};
	return known[ field ] ?? field.replace( /^settings\./, '' ).replace( /[._]/g, ' ' );
}

function optionField( field: string, label: string ): string {
	return field === 'image' || field === 'icon'
		? /* translators: %s: an option of a question */
			sprintf( __( 'image or icon for option “%s”', 'userfeedback' ), label )
		: /* translators: %s: an option of a question */
			sprintf( __( 'option “%s”', 'userfeedback' ), label );
}

/** Returns a value of either side, short enough to show next to the other. */
export function valueInWords( value: unknown, draft: Draft ): string {
	if ( value === '' || ( isObject( value ) && value[ 'name' ] === '' ) ) {
		return __( 'None', 'userfeedback' );
	}
	if ( value === null || value === undefined ) {
		return __( 'Deleted', 'userfeedback' );
	}
	if ( typeof value === 'boolean' ) {
		return value ? __( 'Yes', 'userfeedback' ) : __( 'No', 'userfeedback' );
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( item ) => itemName( item, draft ) ).join( ', ' );
	}
	return isObject( value )
		? itemName( value, draft )
		: typeof value === 'string'
			? plainText( value )
			: JSON.stringify( value );
}

function itemName( item: unknown, draft: Draft ): string {
	if ( typeof item === 'string' ) {
		return (
			questionOf( draft, item )?.title ??
			draft.questions.flatMap( ( { config } ) => config.options ).find( ( { id } ) => id === item )?.label ??
			item
		);
	}
	const { title, label, name, type, config } = item as Partial< FormQuestion & Option & { name: string } >;
	if ( type !== undefined && title === undefined ) {
		return [ questionTypeLabel( type ), ...( config?.options ?? [] ).map( ( option ) => option.label ) ].join(
			' · '
		);
	}
	return title ?? label ?? name ?? __( 'Another setting', 'userfeedback' );
}

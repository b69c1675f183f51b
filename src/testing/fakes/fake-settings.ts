import type {
	GoogleConnection,
	GoogleFolder,
	Kept,
	License,
	Settings,
	SettingsAnswer,
	SummaryMail,
	SummaryMailLook,
	Usage,
} from '@/contract/types';
import type { ServerAnswer, ServerRequest } from '../loopback-server';
import { recorded } from '../recorded';

/** A license as the server returns it: a valid one of this plan. */
export const licenseOf = ( type: License[ 'type' ], key: string, changes: Partial< License > = {} ): License => ( {
	key,
	type,
	state: 'valid',
	lasting_type: type,
	is_expired: false,
	is_disabled: false,
	is_invalid: false,
	message: '',
	...changes,
} );

/** Where the site redirects the user to connect Google Drive. */
export const AT_GOOGLE = '/at-google';

export const NO_LICENSE = licenseOf( 'lite', '', { state: 'none' } );

const KEPT: Kept = {
	parts: [
		{ name: 'surveys', rows: 2, bytes: 65_536 },
		{ name: 'responses', rows: 1234, bytes: 2_621_440 },
		{ name: 'texts', rows: null, bytes: 16_384 },
		{ name: 'numbers', rows: null, bytes: null },
		{ name: 'ratings', rows: null, bytes: 32_768 },
		{ name: 'rest', rows: null, bytes: 16_384 },
	],
	tools: { export: '/export', erase: '/erase', policy: '' },
};

/** The settings and license of a new site. */
export class FakeSettings {
	readonly stored: SettingsAnswer = structuredClone( recorded< SettingsAnswer >( 'site/settings' ).body );
	site = NO_LICENSE;
	network: License | null = null;
	/** The only key that is accepted. */
	known = licenseOf( 'elite', 'UF-KNOWN' );
	hasBlurb = true;
	usage: Usage = { report: '{ "site": "" }', sent_to: 'usage.example' };
	/** Keys that were tried. */
	readonly tried: string[] = [];

	answer( { method, path, body }: ServerRequest ): ServerAnswer | null {
		switch ( `${ method } ${ path }` ) {
			case 'GET /settings':
				return { status: 200, body: this.stored };
			case 'POST /settings':
				Object.assign( this.stored.settings, ( body as { settings: Partial< Settings > } ).settings );
				return { status: 200, body: { settings: this.stored.settings, message: 'Settings saved.' } };
			case 'GET /kept':
				return { status: 200, body: KEPT };
			case 'GET /usage':
				return { status: 200, body: this.usage };
			case 'POST /summary-mail':
				return { status: 200, body: mailWith( body as SummaryMailLook ) };
			case 'POST /summary-mail/test':
				return { status: 200, body: { is_sent: true, message: 'Test email sent to me@example.org.' } };
			case 'GET /google/folders':
				return { status: 200, body: { items: this.folders } };
			case 'POST /google/folders':
				this.folders = [ ...this.folders, { id: 'made', name: 'UserFeedback' } ];
				return { status: 200, body: { id: 'made', name: 'UserFeedback' } };
			case 'POST /admin-ajax.php':
				return this.act( body as Record< string, string > );
			default:
				return null;
		}
	}

	/** Errors that Google or the site returns for the next request, by action. */
	readonly refused = new Map< string, ServerAnswer >();
	/** Folders that Google lets the site see. */
	folders: GoogleFolder[] = [];

	private google( change: Partial< GoogleConnection > ): ServerAnswer {
		Object.assign( this.stored.settings.google_drive, change );
		return done( this.stored.settings.google_drive );
	}

	private act( {
		action = '',
		license = '',
		folder_id: folder = '',
	}: Record< string, string > ): ServerAnswer | null {
		const planned = this.refused.get( action );
		if ( planned ) {
			return planned;
		}
		switch ( action ) {
			case 'userfeedback_google_sheets_get_auth_url':
				return done( `${ AT_GOOGLE }#consent` );
			case 'userfeedback_google_sheets_disconnect':
				return this.google( { connected: false, label: '', folder_id: '' } );
			case 'userfeedback_google_drive_select_folder':
				return this.google( {
					folder_id: folder,
					folder_name: this.folders.find( ( { id } ) => id === folder )?.name ?? '',
				} );
			case 'userfeedback_google_drive_remove_folder_connection':
				return this.google( { folder_id: '', folder_name: '' } );
			case 'userfeedback_vue_get_license':
				return done( { site: this.site, network: this.network } );
			case 'userfeedback_verify_license':
				this.tried.push( license );
				return license === this.known.key
					? this.changed( this.known, 'Your license key is active.' )
					: refused();
			case 'userfeedback_validate_license':
				return this.changed( this.site, 'Your license key was refreshed.' );
			case 'userfeedback_deactivate_license':
				return this.changed( NO_LICENSE, 'Your license key was deactivated on this site.' );
			case 'userfeedback_validate_settings_blurb':
				return done( { show: this.hasBlurb } );
			case 'userfeedback_dismiss_settings_blurb':
				this.hasBlurb = false;
				return done( { show: false } );
			default:
				return null;
		}
	}

	private changed( license: License, message: string ): ServerAnswer {
		this.site = license;
		return done( { message, license } );
	}
}

/** As the server builds it, except the image, which the server puts above the cards. */
function mailWith( { summaries_html_template: hasCards }: SummaryMailLook ): SummaryMail {
	const words = '3 responses from November 16 to November 22';
	return { subject: 'Shop: 3 responses in the past week', text: words, html: hasCards ? `<h1>${ words }</h1>` : '' };
}

function done( data: object | string ): ServerAnswer {
	return { status: 200, body: { success: true, data } };
}

function refused(): ServerAnswer {
	const message = 'Your license key for the product is invalid.';
	return { status: 200, body: { success: false, data: { message, error: message } } };
}

import type { OtherPlugin } from '@/contract/types';
import type { ServerAnswer } from '../loopback-server';

/** The plugin for analytics of a site, active unless a test says otherwise. */
export class FakePlugins {
	analytics: OtherPlugin = {
		slug: 'google-analytics-for-wordpress',
		title: 'MonsterInsights',
		basename: 'google-analytics-for-wordpress/googleanalytics.php',
		installed: true,
		active: true,
		may_change: true,
	};
	/** Why it cannot be installed or activated, by the action's name. */
	readonly refused = new Map< string, string >();

	answer( name: string, body: unknown ): ServerAnswer | null {
		const called = name === 'POST /admin-ajax.php' ? ( body as { action: string } ).action : '';
		const message = this.refused.get( called );
		if ( message !== undefined ) {
			return { status: 200, body: { success: false, data: { message, error: message } } };
		}
		switch ( called ) {
			case 'userfeedback_get_plugins':
				return { status: 200, body: { success: true, data: [ this.analytics ] } };
			case 'userfeedback_install_plugin':
				this.analytics = { ...this.analytics, installed: true };
				return { status: 200, body: { success: true, data: { message: '', plugin: this.analytics } } };
			default:
				return null;
		}
	}
}

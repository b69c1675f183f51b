import type { OtherPlugin } from '@/contract/types';
import type { ServerAnswer } from '../loopback-server';

/** Server messages for each step. */
const DONE: Readonly< Record< string, string > > = {
	install: 'has been installed successfully!',
	activate: 'has been activated!',
	deactivate: 'has been deactivated.',
};

/** A site's analytics plugin, active unless a test changes it, and one plugin for every other section. */
export class FakePlugins {
	analytics: OtherPlugin = {
		...otherPlugin( 'google-analytics-for-wordpress', 'MonsterInsights', 'traffic' ),
		works_with: true,
		installed: true,
		active: true,
		setup_complete: true,
	};
	automation: OtherPlugin = otherPlugin( 'uncanny-automator', 'Uncanny Automator', '' );
	others: OtherPlugin[] = [
		otherPlugin( 'wpforms-lite', 'WPForms Lite', 'engagement' ),
		otherPlugin( 'woocommerce', 'WooCommerce', 'revenue' ),
	];
	/** Reasons why it can't be installed or activated, by action name. */
	readonly refused = new Map< string, string >();
	/** Completed actions, each with the plugin's slug. */
	readonly done: string[] = [];

	answer( name: string, body: unknown ): ServerAnswer | null {
		const { action: called, plugin: slug } =
			name === 'POST /admin-ajax.php' ? ( body as { action: string; plugin?: string } ) : { action: '' };
		const message = this.refused.get( called );
		if ( message !== undefined ) {
			return { status: 200, body: { success: false, data: { message, error: message } } };
		}
		if ( called === 'userfeedback_get_plugins' ) {
			return { status: 200, body: { success: true, data: this.all() } };
		}
		const [ , step ] = /^userfeedback_(install|activate|deactivate)_plugin$/.exec( called ) ?? [];
		const plugin = this.all().find( ( one ) => one.slug === slug );
		if ( step === undefined || ! plugin ) {
			return null;
		}
		const changed = { ...plugin, installed: true, active: step === 'activate' };
		this.keep( changed );
		this.done.push( `${ step } ${ plugin.slug }` );
		return {
			status: 200,
			body: { success: true, data: { message: `${ plugin.title } ${ DONE[ step ] ?? '' }`, plugin: changed } },
		};
	}

	private all(): OtherPlugin[] {
		return [ this.analytics, this.automation, ...this.others ];
	}

	private keep( changed: OtherPlugin ): void {
		if ( changed.slug === this.analytics.slug ) {
			this.analytics = changed;
		}
		if ( changed.slug === this.automation.slug ) {
			this.automation = changed;
		}
		this.others = this.others.map( ( one ) => ( one.slug === changed.slug ? changed : one ) );
	}
}

function otherPlugin( slug: OtherPlugin[ 'slug' ], title: string, section: OtherPlugin[ 'section' ] ): OtherPlugin {
	return {
		slug,
		title,
		excerpt: `What ${ title } does.`,
		section,
		works_with: false,
		basename: `${ slug }/main.php`,
		installed: false,
		active: false,
		setup_complete: false,
		may_change: true,
		hindrance: '',
	};
}

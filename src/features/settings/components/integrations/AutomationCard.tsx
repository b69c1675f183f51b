import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { Card } from '@/components/ui/layout/Card';
import type { OtherPlugin } from '@/contract/types';
import { automationPage, automationStep } from '@/features/settings/model/automation';
import { type PluginStep, usePlugin } from '@/components/integrations/use-plugin';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { NumberedStep } from './NumberedStep';

/** The three steps to a recipe; only the current step is open. */
export function AutomationCard( { plugin }: { plugin: OtherPlugin } ) {
	const site = useSite();
	const { busy, error, run } = usePlugin( plugin.slug );
	const current = automationStep( plugin );

	return (
		<Card title={ plugin.title }>
			<div className="uf-settings__fields">
				<Notice status="warning" isDismissible={ false }>
					<p>
						{ __(
							'Uncanny Automator’s own “UserFeedback” triggers are for an older product and don’t work here. A developer has to add a trigger first. See “For developers.”',
							'userfeedback'
						) }
					</p>
					{ site.features.webhooks && (
						<p>
							{ __( 'No developer? Use a webhook in a survey’s Workflow step instead.', 'userfeedback' ) }
						</p>
					) }
				</Notice>
				<p className="uf-soft">
					{ __(
						'A free plugin from WordPress.org that automates tasks on your site and in other services. You choose what it sends in the plugin’s settings.',
						'userfeedback'
					) }
				</p>
			</div>
			<ol className="uf-numbered">
				<NumberedStep
					place={ 1 }
					current={ current }
					title={ __( 'Install and activate', 'userfeedback' ) }
					text={
						plugin.may_change || current > 1
							? __( 'WordPress downloads it from WordPress.org.', 'userfeedback' )
							: __( 'Ask someone who can install plugins on this site.', 'userfeedback' )
					}
				>
					{ ( plugin.may_change && current === 1 ) || busy !== null ? (
						<BusyButton
							variant="secondary"
							isBusy={ busy !== null }
							onClick={ () => run( plugin.installed ? 'activate' : 'install' ) }
						>
							{ label( plugin, busy ) }
						</BusyButton>
					) : null }
					{ error && current === 1 && busy === null && (
						<p className="uf-settings__fault" role="alert">
							{ error.message }
						</p>
					) }
				</NumberedStep>
				<NumberedStep
					place={ 2 }
					current={ current }
					title={ __( 'Set up the plugin', 'userfeedback' ) }
					text={ __( 'Done when Uncanny Automator is connected or has a published recipe.', 'userfeedback' ) }
				>
					{ current <= 2 && (
						<Way href={ automationPage( site, 'wizard' ) } isOpen={ current === 2 }>
							{ __( 'Run the setup wizard', 'userfeedback' ) }
						</Way>
					) }
				</NumberedStep>
				<NumberedStep
					place={ 3 }
					current={ current }
					title={ __( 'Create a recipe', 'userfeedback' ) }
					text={ __(
						'Choose the trigger that your developer added for userfeedback_survey_response, then the actions.',
						'userfeedback'
					) }
				>
					<Way href={ automationPage( site, 'recipe' ) } isOpen={ current === 3 }>
						{ __( 'Create a recipe', 'userfeedback' ) }
					</Way>
				</NumberedStep>
			</ol>
		</Card>
	);
}

function Way( { href, isOpen, children }: { href: string; isOpen: boolean; children: string } ) {
	return isOpen ? (
		<Button __next40pxDefaultSize variant="secondary" href={ href }>
			{ children }
		</Button>
	) : (
		<Button __next40pxDefaultSize variant="secondary" disabled>
			{ children }
		</Button>
	);
}

function label( { title, installed }: OtherPlugin, busy: PluginStep | null ): string {
	switch ( busy ) {
		case 'install':
			return __( 'Installing...', 'userfeedback' );
		case 'activate':
			return __( 'Activating...', 'userfeedback' );
		default:
			return installed
				? /* translators: %s: name of a plugin, such as MonsterInsights */
					sprintf( __( 'Activate %s', 'userfeedback' ), title )
				: /* translators: %s: name of a plugin, such as MonsterInsights */
					sprintf( __( 'Install %s', 'userfeedback' ), title );
	}
}

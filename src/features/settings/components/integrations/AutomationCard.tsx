import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { Card } from '@/components/ui/layout/Card';
import type { OtherPlugin } from '@/contract/types';
import { automationPage, automationStep } from '@/features/settings/model/automation';
import { type PluginStep, usePlugin } from '@/components/other-plugin/use-plugin';
import { useSite } from '@/lib/site';
import { NumberedStep } from './NumberedStep';

/** The three steps to a recipe; each is open when its turn has come. */
export function AutomationCard( { plugin }: { plugin: OtherPlugin } ) {
	const site = useSite();
	const { busy, error, run } = usePlugin( plugin.slug );
	const current = automationStep( plugin );

	return (
		<Card title={ plugin.title }>
			<p className="uf-soft">
				{ __(
					'A free plugin of WordPress.org that begins something else on your site, or in other programs, when something has happened. What it sends elsewhere is set there, not here.',
					'userfeedback'
				) }
			</p>
			<ol className="uf-numbered">
				<NumberedStep
					place={ 1 }
					current={ current }
					title={ __( 'Install and activate', 'userfeedback' ) }
					text={
						plugin.may_change || current > 1
							? __( 'WordPress fetches it from WordPress.org.', 'userfeedback' )
							: __(
									'Someone who may install and activate plugins on this site can do that.',
									'userfeedback'
								)
					}
				>
					{ ( plugin.may_change && current === 1 ) || busy !== null ? (
						<BusyButton
							variant="primary"
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
					title={ __( 'Run its setup wizard', 'userfeedback' ) }
					text={ __(
						'It counts as done once the site is connected there, or has a published recipe.',
						'userfeedback'
					) }
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
					text={ __( 'What begins it, and what is done then.', 'userfeedback' ) }
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
		<Button __next40pxDefaultSize variant="primary" href={ href }>
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

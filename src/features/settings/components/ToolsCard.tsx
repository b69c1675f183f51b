import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import type { Kept } from '@/contract/types';

/** WordPress's own tools, which cover survey responses; empty if the user can't use any of them. */
export function ToolsCard( { tools }: { tools: Kept[ 'tools' ] } ) {
	const links = [
		{ url: tools.export, label: __( 'Export Personal Data', 'userfeedback' ) },
		{ url: tools.erase, label: __( 'Erase Personal Data', 'userfeedback' ) },
		{ url: tools.policy, label: __( 'Privacy policy guide', 'userfeedback' ) },
	].filter( ( { url } ) => url !== '' );

	if ( links.length === 0 ) {
		return null;
	}
	return (
		<Card title={ __( 'Privacy requests', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<p>
					{ __(
						'WordPress tools can export and erase responses that contain a person’s email address. The privacy policy guide suggests text that matches your settings.',
						'userfeedback'
					) }
				</p>
				<div className="uf-settings__actions">
					{ links.map( ( { url, label } ) => (
						<Button key={ url } __next40pxDefaultSize variant="secondary" href={ url }>
							{ label }
						</Button>
					) ) }
				</div>
			</div>
		</Card>
	);
}

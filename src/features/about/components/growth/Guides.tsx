import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { PublisherItem } from '@/contract/types';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { ToolCard } from '../ToolCard';

/** The plugin's own guides, then the publisher's. */
export function Guides( { guides }: { guides: readonly PublisherItem[] } ) {
	return (
		<ul className="uf-tools">
			<ToolCard
				title={ __( 'Getting started', 'userfeedback' ) }
				excerpt={ __( 'From setup to your first response in five steps.', 'userfeedback' ) }
				action={ ( name ) => <OwnGuide describedBy={ name } to="/about/getting-started" /> }
			/>
			<ToolCard
				title={ __( 'Manual', 'userfeedback' ) }
				excerpt={ __(
					'A help page for each screen, also available from the screen’s Help icon.',
					'userfeedback'
				) }
				action={ ( name ) => <OwnGuide describedBy={ name } to="/help" /> }
			/>
			{ guides
				.filter( ( { url } ) => url !== '' )
				.map( ( { title, excerpt, url } ) => (
					<ToolCard
						key={ url }
						title={ title }
						excerpt={ excerpt }
						action={ ( name ) => (
							<LinkOut href={ url } describedBy={ name }>
								{ __( 'Read This Guide', 'userfeedback' ) }
							</LinkOut>
						) }
					/>
				) ) }
		</ul>
	);
}

function OwnGuide( { to, describedBy }: { to: string; describedBy: string } ) {
	const href = useHref( to );
	const follow = useLinkClickHandler( to );

	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			href={ href }
			aria-describedby={ describedBy }
			onClick={ follow }
		>
			{ __( 'Read This Guide', 'userfeedback' ) }
		</Button>
	);
}

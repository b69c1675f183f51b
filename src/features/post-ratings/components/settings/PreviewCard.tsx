import type { RatingScene } from '@widget/shared/api/rating-preview';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { RatingPreview } from '@/components/preview/RatingPreview';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { usePreview } from '@/features/post-ratings/model/use-preview';

/** The settings as on screen, drawn by the visitors' own script. */
export function PreviewCard( { isFolded }: { isFolded: boolean } ) {
	const title = __( 'Preview', 'userfeedback' );

	return isFolded ? (
		<details className="uf-card uf-ratings__preview">
			<summary>{ title }</summary>
			<Drawn />
		</details>
	) : (
		<Card title={ title } className="uf-ratings__preview uf-settings__beside">
			<Drawn />
		</Card>
	);
}

function Drawn() {
	const { settings, stored } = useRatingsForm();
	const [ scene, show ] = useState< RatingScene >( 'asking' );
	const { page, error } = usePreview();
	const asks = settings.ask_reason === 'yes';
	const shown = scene === 'reason' && ! asks ? 'asking' : scene;

	return (
		<div className="uf-settings__fields">
			<div className="uf-ratings__scenes" role="group" aria-label={ __( 'Preview state', 'userfeedback' ) }>
				{ scenes( asks ).map( ( { name, label } ) => (
					<Button key={ name } size="compact" isPressed={ name === shown } onClick={ () => show( name ) }>
						{ label }
					</Button>
				) ) }
			</div>
			<div className="uf-ratings__page">
				<RatingPreview
					script={ stored.preview_script }
					page={ page }
					scene={ shown }
					waiting={ <Skeleton height="132px" /> }
				/>
			</div>
			{ error && <p className="uf-settings__fault">{ error.message }</p> }
			<p className="uf-soft">{ __( 'Try it as a visitor. Nothing is counted or stored.', 'userfeedback' ) }</p>
		</div>
	);
}

function scenes( asks: boolean ): { name: RatingScene; label: string }[] {
	return [
		{ name: 'asking', label: __( 'Before voting', 'userfeedback' ) },
		{ name: 'given', label: __( 'After voting', 'userfeedback' ) },
		...( asks ? [ { name: 'reason' as const, label: __( 'Asking for a reason', 'userfeedback' ) } ] : [] ),
	];
}

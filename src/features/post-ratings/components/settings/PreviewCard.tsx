import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ratingPageOf } from '@/components/rating-preview/rating-page-of';
import { RatingPreview } from '@/components/rating-preview/RatingPreview';
import { Card } from '@/components/ui/layout/Card';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';

type Scene = 'asking' | 'thanks' | 'reason';

/** The settings as they are on the screen, drawn by the visitors' own script. */
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
	const [ scene, show ] = useState< Scene >( 'asking' );
	const asks = settings.ask_reason === 'yes';
	const shown = scene === 'reason' && ! asks ? 'asking' : scene;

	return (
		<div className="uf-settings__fields">
			<div className="uf-ratings__scenes" role="group" aria-label={ __( 'What is shown', 'userfeedback' ) }>
				{ scenes( asks ).map( ( { name, label } ) => (
					<Button
						key={ name }
						size="compact"
						variant={ name === shown ? 'primary' : 'secondary' }
						aria-pressed={ name === shown }
						onClick={ () => show( name ) }
					>
						{ label }
					</Button>
				) ) }
			</div>
			<div className="uf-ratings__page">
				<RatingPreview
					script={ stored.preview_script }
					page={ ratingPageOf( stored.page, settings, stored.icons ) }
					scene={ shown }
				/>
			</div>
			<p className="uf-soft">
				{ __(
					'Drawn by the script that visitors get. What is typed or voted here is sent nowhere.',
					'userfeedback'
				) }
			</p>
		</div>
	);
}

function scenes( asks: boolean ): { name: Scene; label: string }[] {
	return [
		{ name: 'asking', label: __( 'Before a vote', 'userfeedback' ) },
		{ name: 'thanks', label: __( 'After it', 'userfeedback' ) },
		...( asks ? [ { name: 'reason' as const, label: __( 'Asking why', 'userfeedback' ) } ] : [] ),
	];
}

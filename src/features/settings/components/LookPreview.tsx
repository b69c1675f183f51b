import { ComboboxControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '@wordpress/components';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import type { SurveyRow } from '@/contract/types';
import { surveysToPreview } from '@/features/settings/api/preview';
import { useSearch } from '@/lib/hooks/use-search';
import { isolated } from '@/lib/labels/sprintf';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { useSurveyPreview } from '@/features/settings/model/use-survey-preview';

/** Preview of a survey with the look being edited, drawn by the visitor widget on a page of the site. */
export function LookPreview() {
	const { search, type } = useSearch();
	const found = useQuery( surveysToPreview( search ) );
	const site = useSite();

	return (
		<Card title={ __( 'Preview', 'userfeedback' ) } className="uf-look uf-settings__beside">
			<QueryState
				query={ found }
				skeleton={ <Skeleton width="100%" height="480px" /> }
				failure={ __( 'Couldn’t load the surveys.', 'userfeedback' ) }
			>
				{ ( { items, status_filters: counts } ) =>
					items.length === 0 && search === '' && counts.every( ( { count } ) => count === 0 ) ? (
						<EmptyState
							title={ __( 'No surveys yet', 'userfeedback' ) }
							text={ __( 'Create a survey to preview its appearance here.', 'userfeedback' ) }
						>
							<Button
								__next40pxDefaultSize
								variant="primary"
								href={ adminPage( site, 'userfeedback_surveys', '/new/setup' ) }
							>
								{ __( 'Create New', 'userfeedback' ) }
							</Button>
						</EmptyState>
					) : (
						<Chosen surveys={ items } onType={ type } />
					)
				}
			</QueryState>
		</Card>
	);
}

function Chosen( { surveys, onType }: { surveys: readonly SurveyRow[]; onType: ( text: string ) => void } ) {
	const [ chosen, choose ] = useState< SurveyRow | undefined >( surveys[ 0 ] );
	const { manifest, error } = useSurveyPreview( chosen?.id ?? null );
	const [ scene, setScene ] = useState( '' );
	const others = surveys.filter( ( { id } ) => id !== chosen?.id );
	const first = manifest?.surveys[ 0 ]?.questions[ 0 ]?.id ?? '';

	return (
		<div className="uf-settings__fields">
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				allowReset={ false }
				label={ __( 'Survey', 'userfeedback' ) }
				value={ chosen === undefined ? null : String( chosen.id ) }
				options={ [ ...( chosen ? [ chosen ] : [] ), ...others ].map( ( { id, title } ) => ( {
					value: String( id ),
					label: isolated( title ),
				} ) ) }
				onChange={ ( id ) => {
					const next = surveys.find( ( survey ) => String( survey.id ) === id );
					if ( next ) {
						choose( next );
						setScene( '' );
					}
				} }
				onFilterValueChange={ onType }
			/>
			<PreviewFrame
				key={ chosen?.id }
				manifest={ manifest }
				device="mobile"
				isDark={ false }
				scene={ scene === '' ? first : scene }
				onScene={ setScene }
				turn={ 0 }
			/>
			{ error && <p className="uf-settings__fault">{ error.message }</p> }
		</div>
	);
}

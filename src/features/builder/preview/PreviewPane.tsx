import { __ } from '@wordpress/i18n';
import { memo, useDeferredValue, useReducer, useState } from 'react';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { QUESTION_TYPES } from '@/contract/question-types';
import { useSite } from '@/lib/site';
import { useBuilderLater } from '../saving/state/builder-context';
import { type Draft, questionOf, type SurveyForm } from '../draft/form/draft';
import { useDraftManifest } from './use-draft-manifest';
import { DEVICES, devicesInForce } from '../draft/targeting/devices';
import type { Device } from '@/components/preview/widths';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { PreviewBar } from './PreviewBar';
import './PreviewPane.scss';

interface Props {
	/** A question's id, or the ending. */
	scene: string;
	onScene: ( scene: string ) => void;
}

/** The visitors' view of the survey as it is now, drawn by the widget script on a page of the site. */
export const PreviewPane = memo( function PreviewPane( { scene, onScene }: Props ) {
	const form = useDeferredValue( useBuilderLater( ( now ) => now.form ) ); // The next key interrupts it.
	return <Pane form={ form } scene={ scene } onScene={ onScene } />;
} );

const Pane = memo( function Pane( { form, scene, onScene }: Props & { form: SurveyForm } ) {
	const { manifest, error } = useDraftManifest( form );
	const { features } = useSite();
	const [ chosen, setDevice ] = useState< Device | null >( null );
	const device = chosen ?? firstDevice( form.draft, features.devices );
	const [ isDark, setDark ] = useState( false );
	const [ turn, startOver ] = useReducer( ( times: number ) => times + 1, 0 );
	const shown = questionOf( form.draft, scene );
	const isHidden = shown !== undefined && QUESTION_TYPES[ shown.type ].is_hidden;
	const hasDark = ( manifest?.surveys[ 0 ]?.look.dark ?? '' ) !== '';

	return (
		<section className="uf-preview" aria-label={ __( 'Preview', 'userfeedback' ) }>
			<PreviewBar
				device={ device }
				onDevice={ setDevice }
				isDark={ hasDark && isDark }
				onDark={ hasDark ? setDark : null }
				onAgain={ startOver }
			/>
			<PreviewFrame
				manifest={ manifest }
				device={ device }
				isDark={ isDark }
				scene={ scene }
				onScene={ onScene }
				turn={ turn }
			/>
			<p className="uf-preview__note" role="status">
				{ error ? (
					<>
						{ __( 'Couldn’t update the preview.', 'userfeedback' ) } <ErrorMessage error={ error } />
					</>
				) : isHidden ? (
					__( 'Visitors don’t see hidden fields.', 'userfeedback' )
				) : (
					__( 'Try it as a visitor. Nothing is counted or stored.', 'userfeedback' )
				) }
			</p>
		</section>
	);
} );

/** Returns phone if the survey shows on phones, else another of its devices; editions without the choice have their own. */
function firstDevice( { settings: { targeting } }: Draft, canChoose: boolean ): Device {
	const devices = devicesInForce( targeting?.devices ?? DEVICES, canChoose );
	return devices.length === 0 || devices.includes( 'mobile' ) ? 'mobile' : ( devices[ 0 ] ?? 'mobile' );
}

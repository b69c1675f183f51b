import { Button, Notice, Spinner, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type FormEvent, useEffect, useRef } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { LIMITS } from '@/contract/limits';
import type { Drafting } from './use-drafting';
import { PagePicker } from '@/features/builder/questions/thank-you/PagePicker';
import { Examples } from './Examples';

/** The goal of the survey. Nothing leaves the site until the button is pressed. */
export function DraftRequestForm( { drafting }: { drafting: Drafting } ) {
	const { sentence, page, say, choose, start, stop, isBusy, error } = drafting;
	const field = useRef< HTMLTextAreaElement >( null );
	const trouble = useRef< HTMLDivElement >( null );
	const toField = () => field.current?.focus();

	useEffect( toField, [] );
	useEffect( () => {
		if ( error ) {
			trouble.current?.focus();
		}
	}, [ error ] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isBusy && sentence.trim() !== '' ) {
			start();
		}
	};

	return (
		<form className="uf-drafting__form" onSubmit={ submit }>
			<div ref={ trouble } tabIndex={ -1 } className="uf-drafting__trouble">
				{ error && (
					<Notice status="error" isDismissible={ false }>
						<ErrorMessage error={ error } /> { __( 'Your text is still here.', 'userfeedback' ) }
					</Notice>
				) }
			</div>
			<TextareaControl
				__nextHasNoMarginBottom
				ref={ field }
				label={ __( 'What do you want to find out?', 'userfeedback' ) }
				help={ __( 'One or two sentences in your visitors’ language.', 'userfeedback' ) }
				rows={ 3 }
				maxLength={ LIMITS.WISH }
				readOnly={ isBusy }
				value={ sentence }
				onChange={ say }
			/>
			<Examples
				onChoose={ ( example ) => {
					if ( ! isBusy ) {
						say( example );
						toField();
					}
				} }
			/>
			<PagePicker
				label={ __( 'Related content (optional)', 'userfeedback' ) }
				kind="any"
				value={ page }
				onChange={ choose }
			/>
			<p className="uf-drafting__sent">
				{ __(
					'Your text, and the title and text of any content you choose, are sent to this site’s AI provider. Nothing is published, and you review the draft first.',
					'userfeedback'
				) }
			</p>
			<div className="uf-dialog__actions">
				<span className="uf-drafting__state" role="status">
					{ isBusy && (
						<>
							<Spinner /> { __( 'Drafting your survey. This can take a minute.', 'userfeedback' ) }
						</>
					) }
				</span>
				{ isBusy && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => {
							stop();
							toField();
						} }
					>
						{ __( 'Stop', 'userfeedback' ) }
					</Button>
				) }
				<BusyButton variant="primary" type="submit" isBusy={ isBusy } isOff={ sentence.trim() === '' }>
					{ __( 'Draft a survey', 'userfeedback' ) }
				</BusyButton>
			</div>
		</form>
	);
}

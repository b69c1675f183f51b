import type { SurveyDraft, WidgetManifest, WidgetQuestion } from '@/contract/types';
import { type Draft, type FormQuestion, otherOption, type SurveyForm, textsOf } from '../draft/form/draft';
import { draftToSend, labelToSend } from '../draft/form/draft-to-send';
import { omit } from '@/lib/omit';
import { fillTokens } from '@widget/shared/logic/recall';

/** Returns the data that the preview sends to the server: everything visible, but no recipients. */
export function previewedDraft( { id, draft }: SurveyForm ): SurveyDraft {
	const { questions = [], settings = {} } = draftToSend( { id, version: null, draft }, null );
	return { ...( id === null ? {} : { id } ), title: draft.title.trim(), type: draft.type, questions, settings };
}

/**
 * Returns the manifest with the texts of a newer draft, so that each key shows before the server responds. New parts wait for
 * the server, because only it knows what visitors get.
 */
export function withTextsOf( manifest: WidgetManifest, draft: Draft ): WidgetManifest {
	return {
		...manifest,
		surveys: manifest.surveys.map( ( survey ) => {
			const byId = new Map( survey.questions.map( ( question ) => [ question.id, question ] ) );
			return {
				...survey,
				questions: draft.questions.flatMap( ( question ) => {
					const known = byId.get( question.id );
					return known === undefined ? [] : [ retold( known, question ) ];
				} ),
			};
		} ),
	};
}

function retold( known: WidgetQuestion, question: FormQuestion ): WidgetQuestion {
	const { type, title, config, settings } = question;
	const isSameKind = known.type === type && known.options.length === config.options.length;
	const other = otherOption( question );
	const { help = '', low_label: low = '', high_label: high = '' } = textsOf( settings );
	return {
		...omit( known, 'recall' ),
		title: fillTokens( title.trim(), {} ),
		...( title.includes( '{{' ) || help.includes( '{{' ) ? { recall: { title: title.trim(), help } } : {} ),
		...( isSameKind && { options: config.options.map( labelToSend ) } ),
		...( isSameKind && known.other !== undefined && other && { other: labelToSend( other ) } ),
		help: fillTokens( help, {} ),
		low,
		high,
	};
}

// Made by `npm run contract` from includes/Contract. Do not edit.
import type { BulkResult, ImpressionQuery, ManifestQuery, Receipt, ResultsQuery, Submission, Survey, SurveyCopied, SurveyDraft, SurveyIds, SurveyList, SurveyListQuery, SurveyResults, SurveySaved, WidgetManifest } from './types';

export interface RouteMap {
	'GET /surveys': { path: undefined; query: SurveyListQuery; body: undefined; answer: SurveyList };
	'POST /surveys': { path: undefined; query: undefined; body: SurveyDraft; answer: SurveySaved };
	'GET /surveys/{id}': { path: { id: number }; query: undefined; body: undefined; answer: Survey };
	'POST /surveys/{id}/duplicate': { path: { id: number }; query: undefined; body: undefined; answer: SurveyCopied };
	'POST /surveys/publish': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'POST /surveys/draft': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'POST /surveys/trash': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'POST /surveys/restore': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'DELETE /surveys': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'GET /surveys/{id}/results': { path: { id: number }; query: ResultsQuery; body: undefined; answer: SurveyResults };
	'GET /widget/manifest': { path: undefined; query: ManifestQuery; body: undefined; answer: WidgetManifest };
	'POST /surveys/{id}/impression': { path: { id: number }; query: ImpressionQuery; body: undefined; answer: undefined };
	'POST /surveys/{id}/responses': { path: { id: number }; query: undefined; body: Submission; answer: Receipt };
}

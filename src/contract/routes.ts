// Made by `npm run contract` from includes/Contract. Do not edit.
import type { BulkResult, Checklist, ChoiceList, ChoicesQuery, DraftingSupport, FontSearch, FoundFonts, FoundPages, ImpressionQuery, Inbox, InboxActed, InboxAction, ManifestQuery, PageSearch, PlacesQuery, Receipt, ResponseIds, ResponseList, ResponseListQuery, ResultsQuery, ResultsSummary, SettingsAnswer, SettingsDraft, SettingsSaved, ShownInCountry, SingleResponse, Submission, SummaryQuery, Survey, SurveyCopied, SurveyCopy, SurveyDraft, SurveyDrafted, SurveyEditors, SurveyIds, SurveyKept, SurveyList, SurveyListQuery, SurveyResults, SurveySaved, SurveyTemplates, SurveyWish, SurveysRestored, TemplateCards, TestedPage, TestedPageQuery, TextAnswerList, TextAnswersQuery, Visits, WidgetManifest } from './types';

export interface RouteMap {
	'GET /surveys': { path: undefined; query: SurveyListQuery; body: undefined; answer: SurveyList };
	'POST /surveys': { path: undefined; query: undefined; body: SurveyDraft; answer: SurveySaved };
	'POST /surveys/preview': { path: undefined; query: undefined; body: SurveyDraft; answer: WidgetManifest };
	'GET /surveys/{id}': { path: { id: number }; query: undefined; body: undefined; answer: Survey };
	'GET /surveys/{id}/kept': { path: { id: number }; query: undefined; body: undefined; answer: SurveyKept };
	'POST /surveys/{id}/kept': { path: { id: number }; query: undefined; body: SurveyCopy; answer: undefined };
	'DELETE /surveys/{id}/kept': { path: { id: number }; query: undefined; body: undefined; answer: undefined };
	'POST /surveys/{id}/editing': { path: { id: number }; query: undefined; body: undefined; answer: SurveyEditors };
	'DELETE /surveys/{id}/editing': { path: { id: number }; query: undefined; body: undefined; answer: undefined };
	'POST /surveys/{id}/duplicate': { path: { id: number }; query: undefined; body: undefined; answer: SurveyCopied };
	'POST /surveys/publish': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'POST /surveys/draft': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'POST /surveys/trash': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'POST /surveys/restore': { path: undefined; query: undefined; body: SurveysRestored; answer: BulkResult };
	'DELETE /surveys': { path: undefined; query: undefined; body: SurveyIds; answer: BulkResult };
	'GET /survey-templates': { path: undefined; query: undefined; body: undefined; answer: SurveyTemplates };
	'GET /survey-templates/cards': { path: undefined; query: undefined; body: undefined; answer: TemplateCards };
	'POST /drafting/support': { path: undefined; query: undefined; body: undefined; answer: DraftingSupport };
	'POST /drafting/survey': { path: undefined; query: undefined; body: SurveyWish; answer: SurveyDrafted };
	'GET /results-summary': { path: undefined; query: SummaryQuery; body: undefined; answer: ResultsSummary };
	'GET /surveys/{id}/questions/{question_id}/answers': { path: { id: number; question_id: string }; query: TextAnswersQuery; body: undefined; answer: TextAnswerList };
	'GET /surveys/{id}/results': { path: { id: number }; query: ResultsQuery; body: undefined; answer: SurveyResults };
	'GET /surveys/{id}/responses': { path: { id: number }; query: ResponseListQuery; body: undefined; answer: ResponseList };
	'GET /surveys/{id}/responses/{response_id}': { path: { id: number; response_id: number }; query: undefined; body: undefined; answer: SingleResponse };
	'POST /surveys/{id}/responses/trash': { path: { id: number }; query: undefined; body: ResponseIds; answer: BulkResult };
	'POST /surveys/{id}/responses/restore': { path: { id: number }; query: undefined; body: ResponseIds; answer: BulkResult };
	'DELETE /surveys/{id}/responses': { path: { id: number }; query: undefined; body: ResponseIds; answer: BulkResult };
	'GET /search': { path: undefined; query: PageSearch; body: undefined; answer: FoundPages };
	'GET /logic-type': { path: undefined; query: ChoicesQuery; body: undefined; answer: ChoiceList };
	'GET /tester/page': { path: undefined; query: TestedPageQuery; body: undefined; answer: TestedPage };
	'GET /tester/visits': { path: undefined; query: undefined; body: undefined; answer: Visits };
	'GET /fonts': { path: undefined; query: FontSearch; body: undefined; answer: FoundFonts };
	'GET /settings': { path: undefined; query: undefined; body: undefined; answer: SettingsAnswer };
	'POST /settings': { path: undefined; query: undefined; body: SettingsDraft; answer: SettingsSaved };
	'GET /notifications': { path: undefined; query: undefined; body: undefined; answer: Inbox };
	'POST /notifications/{id}/dismiss': { path: { id: string }; query: undefined; body: undefined; answer: Inbox };
	'POST /notifications/action': { path: undefined; query: undefined; body: InboxAction; answer: InboxActed };
	'GET /checklist': { path: undefined; query: undefined; body: undefined; answer: Checklist };
	'POST /checklist/dismiss': { path: undefined; query: undefined; body: undefined; answer: undefined };
	'GET /widget/manifest': { path: undefined; query: ManifestQuery; body: undefined; answer: WidgetManifest };
	'GET /widget/country': { path: undefined; query: PlacesQuery; body: undefined; answer: ShownInCountry };
	'POST /surveys/{id}/impression': { path: { id: number }; query: ImpressionQuery; body: undefined; answer: undefined };
	'POST /surveys/{id}/responses': { path: { id: number }; query: undefined; body: Submission; answer: Receipt };
}

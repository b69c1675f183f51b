/** As assets/blocks/survey/block.json declares them. */
export interface SurveyAttributes {
	/** 0 until one is chosen. */
	surveyId: number;
}

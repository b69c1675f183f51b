<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\AnswerCondition;
use UserFeedback\Responses\Index\Filters\MatchSet;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Index\Text\SearchSegmentRepository;
use UserFeedback\Responses\Index\Text\SearchTexts;
use UserFeedback\Results\FilteredResponses;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page of typed texts from the filtered responses. A search is one more condition. */
final class ReadFilteredTexts {

	public function __construct(
		private readonly FilteredResponses $filtered,
		private readonly TextAnswersQuery $textAnswers,
		private readonly SearchSegmentRepository $segments,
		private readonly Transaction $transaction
	) {}

	/** @throws StorageFailed */
	public function run( int $surveyId, Question $question, TextListRequest $request, ResponseFilter $filter ): TextAnswersPage {
		$this->filtered->settle( $surveyId );
		return $this->transaction->run( fn(): TextAnswersPage => $this->read( $surveyId, $question, $request, $filter ) );
	}

	private function read( int $surveyId, Question $question, TextListRequest $request, ResponseFilter $filter ): TextAnswersPage {
		$search = '' === $request->search
			? array()
			: array( new AnswerCondition( $question->id, AnswerCondition::CONTAINS, text: $request->search ) );
		$asked  = new ResponseFilter(
			$filter->visits,
			array( ...$filter->answers, ...$search ),
			$request->range->from,
			$request->range->to
		);
		$parts  = array();
		$total  = 0;
		foreach ( $this->filtered->parts( $surveyId, $asked, keys: array( $question->id => array( Facet::TEXTS ) ) ) as $part ) {
			$parts[] = $part->having( $question->id, Facet::TEXTS );
		}
		foreach ( $parts as $part ) {
			$total += $part->bitmap->count();
		}
		$ids    = array( $question->id => $this->filtered->page( $surveyId, $parts, $request->offset(), $request->perPage ) );
		$isPart = array() !== $search && $this->segments->areMore( $surveyId, $question->id, SearchTexts::MOST );

		return new TextAnswersPage(
			$this->textAnswers->inOrder( $ids )[ $question->id ] ?? array(),
			$total,
			$isPart ? SearchTexts::MOST : null,
			$this->filtered->leftOut( $surveyId )
		);
	}
}

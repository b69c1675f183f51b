<?php
declare(strict_types=1);

namespace UserFeedback\Results\Texts;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Bits\Mark;
use UserFeedback\Responses\Filters\AnswerCondition;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Responses\Filters\Matched;
use UserFeedback\Responses\Searching\SearchedDayRepository;
use UserFeedback\Responses\Searching\SearchTexts;
use UserFeedback\Results\Filtered\Meant;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page of typed texts from the filtered responses. A search is one more condition. */
final class ReadFilteredTexts {

	public function __construct(
		private readonly Meant $meant,
		private readonly TypedQuery $typed,
		private readonly SearchedDayRepository $days,
		private readonly Transaction $transaction
	) {}

	/** @throws StorageFailed */
	public function run( int $surveyId, Question $question, TextListRequest $request, Filter $filter ): TextList {
		$this->meant->settle( $surveyId );
		return $this->transaction->run( fn(): TextList => $this->read( $surveyId, $question, $request, $filter ) );
	}

	private function read( int $surveyId, Question $question, TextListRequest $request, Filter $filter ): TextList {
		$search = '' === $request->search
			? array()
			: array( new AnswerCondition( $question->id, AnswerCondition::CONTAINS, text: $request->search ) );
		$asked  = new Filter( $filter->visits, array( ...$filter->answers, ...$search ), $request->range->from, $request->range->to );
		$parts  = array();
		$total  = 0;
		foreach ( $this->meant->parts( $surveyId, $asked, keys: array( $question->id => array( Mark::TEXTS ) ) ) as $part ) {
			$parts[] = $part->having( $question->id, Mark::TEXTS );
		}
		foreach ( $parts as $part ) {
			$total += $part->set->count();
		}
		$ids    = array( $question->id => $this->meant->page( $surveyId, $parts, $request->offset(), $request->perPage ) );
		$isPart = array() !== $search && $this->days->areMore( $surveyId, $question->id, SearchTexts::MOST );

		return new TextList(
			$this->typed->inOrder( $ids )[ $question->id ] ?? array(),
			$total,
			$isPart ? SearchTexts::MOST : null,
			$this->meant->leftOut( $surveyId )
		);
	}
}

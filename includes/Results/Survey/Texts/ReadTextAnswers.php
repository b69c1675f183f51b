<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\AnswerCondition;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Index\Text\SearchSegment;
use UserFeedback\Responses\Index\Text\SearchSegmentRepository;
use UserFeedback\Responses\Index\Text\SearchTexts;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\FilteredResponses;
use UserFeedback\Results\UncountedResponses;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Typed answers and comments of one question. The rollup gives their number and the day on which a page begins, so the last of
 * a hundred thousand pages costs as much as the first.
 */
final class ReadTextAnswers {

	public function __construct(
		private readonly UncountedResponses $uncounted,
		private readonly TextListQuery $texts,
		private readonly SearchTexts $search,
		private readonly TextAnswersQuery $extras,
		private readonly Transaction $transaction,
		private readonly FilteredResponses $filtered,
		private readonly SearchSegmentRepository $segments
	) {}

	/** @throws StorageFailed */
	public function run( int $surveyId, Question $question, TextListRequest $request ): TextAnswersPage {
		$this->uncounted->settle();
		return $this->transaction->run( fn(): TextAnswersPage => $this->read( $surveyId, $question, $request ) );
	}

	private function read( int $surveyId, Question $question, TextListRequest $request ): TextAnswersPage {
		$list  = '' === $request->search
			? $this->all( $surveyId, $question->id, $request )
			: $this->found( $surveyId, $question->id, $request );
		$texts = TextAnswersQuery::hasExtras( $question->type ) ? $this->extras->addExtras( $list->texts ) : $list->texts;
		return new TextAnswersPage( $texts, $list->total, $list->searched, $this->uncounted->leftOut( $surveyId ) );
	}

	private function all( int $surveyId, string $questionId, TextListRequest $request ): TextAnswersPage {
		$days    = $this->texts->perDay( $surveyId, $questionId, $request->range );
		$waiting = $this->waitingTexts( $surveyId, $questionId, $request );
		$counted = fn( int $limit, int $offset ): array => $this->counted(
			$surveyId,
			$questionId,
			$request->range,
			$days,
			$limit,
			$offset
		);

		return new TextAnswersPage( $this->merged( $waiting, $counted, $request ), array_sum( $days ) + count( $waiting ) );
	}

	private function found( int $surveyId, string $questionId, TextListRequest $request ): TextAnswersPage {
		$range   = array( $request->range->first(), $request->range->last() );
		$found   = $this->search->search( $surveyId, $questionId, $request->search, $range );
		$waiting = $this->waitingTexts( $surveyId, $questionId, $request );
		$counted = fn( int $limit, int $offset ): array => $this->texts->ofFound(
			$surveyId,
			$questionId,
			array_slice( $found->texts, $offset, $limit )
		);

		return new TextAnswersPage(
			$this->merged( $waiting, $counted, $request ),
			count( $found->texts ) + count( $waiting ),
			$found->searched
		);
	}

	/**
	 * Returns texts from the table, starting on the day of the first one requested.
	 *
	 * @param array<string, int> $days
	 * @return list<TextAnswer>
	 */
	private function counted( int $surveyId, string $questionId, DayRange $range, array $days, int $limit, int $offset ): array {
		foreach ( $days as $day => $count ) {
			if ( $offset < $count ) {
				return $this->texts->texts( $surveyId, $questionId, $range->until( $day ), $limit, $offset );
			}
			$offset -= $count;
		}
		return array();
	}

	/**
	 * Returns one page of two merged lists. All pending texts may sort before the page, so it reads that many more.
	 *
	 * @param list<TextAnswer>                     $waiting
	 * @param callable(int, int): list<TextAnswer> $counted limit and offset to texts.
	 * @return list<TextAnswer>
	 */
	private function merged( array $waiting, callable $counted, TextListRequest $request ): array {
		$passed = max( 0, $request->offset() - count( $waiting ) );
		$before = $request->offset() - $passed;
		$texts  = $counted( $before + $request->perPage, $passed );
		return array_slice( TextAnswer::newestFirst( array( ...$texts, ...$waiting ) ), $before, $request->perPage );
	}

	/** @return list<TextAnswer> matching texts that are in no table yet */
	private function waitingTexts( int $surveyId, string $questionId, TextListRequest $request ): array {
		$texts = array();
		foreach ( $this->uncounted->ofSurvey( $surveyId )->texts() as $entry ) {
			if (
				$entry['question_id'] === $questionId
				&& $request->range->includes( $entry['day'] )
				&& ( '' === $request->search || SearchSegment::contains( $entry['text'], $request->search ) )
			) {
				$texts[] = TextAnswer::ofEntry( $entry );
			}
		}
		return $texts;
	}

	/**
	 * A page of typed texts from the filtered responses. A search is one more condition.
	 *
	 * @throws StorageFailed
	 */
	public function readFiltered( int $surveyId, Question $question, TextListRequest $request, ResponseFilter $filter ): TextAnswersPage {
		$this->filtered->settle( $surveyId );
		return $this->transaction->run( fn(): TextAnswersPage => $this->filteredTexts( $surveyId, $question, $request, $filter ) );
	}

	private function filteredTexts( int $surveyId, Question $question, TextListRequest $request, ResponseFilter $filter ): TextAnswersPage {
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
			$this->extras->inOrder( $ids )[ $question->id ] ?? array(),
			$total,
			$isPart ? SearchTexts::MOST : null,
			$this->filtered->leftOut( $surveyId )
		);
	}
}

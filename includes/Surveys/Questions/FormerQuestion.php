<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A question as visitors could answer it before an owner changed it. A page that was already open, or an answer stored offline,
 * may still answer this form.
 */
final class FormerQuestion {

	/** Maximum former versions stored per question. */
	private const MOST = 20;

	/**
	 * @param list<string> $options labels of the items for a ranking
	 * @param int          $until   the last survey version that contained it
	 */
	public function __construct(
		public readonly QuestionType $type,
		public readonly array $options,
		public readonly int $until,
		public readonly ?OptionIds $ids = null
	) {}

	/**
	 * Returns the questions of a survey that is about to be saved, each with its former versions that visitors saw.
	 *
	 * @param list<Question> $questions as they will be saved
	 * @param list<Question> $before    as they are stored.
	 * @param int            $version   the stored version.
	 * @param bool           $wasLive   visitors may have seen the stored questions.
	 * @param bool           $isLive    visitors may see the new ones.
	 * @return list<Question>
	 */
	public static function remember( array $questions, array $before, int $version, bool $wasLive, bool $isLive ): array {
		$stored = array();
		foreach ( $before as $question ) {
			$stored[ $question->id ] = $question;
		}
		return array_map(
			static function ( Question $question ) use ( $stored, $version, $wasLive, $isLive ): Question {
				return self::over( $question, $stored[ $question->id ] ?? null, $version, $wasLive, $isLive );
			},
			$questions
		);
	}

	private static function over( Question $question, ?Question $stored, int $version, bool $wasLive, bool $isLive ): Question {
		if ( null === $stored ) {
			return $question->withFormer( array(), $isLive );
		}
		$wasShown = $wasLive || $stored->wasShown;
		$isSame   = $stored->type === $question->type && $stored->options === $question->options
			&& $stored->optionIds() === $question->optionIds()
			&& ( ! $question->type->ranksRows() || count( $stored->rows ) === count( $question->rows ) );
		$former   = $stored->former;
		if ( $wasShown && ! $isSame ) {
			$options  = $stored->type->ranksRows() ? array_column( $stored->rows, 'label' ) : $stored->options;
			$former[] = new self( $stored->type, $options, $version, $stored->ids );
		}
		return $question->withFormer( array_slice( $former, -self::MOST ), $isLive || ( $isSame && $wasShown ) );
	}

	/**
	 * @return array{
	 *     type: string,
	 *     options: list<string>,
	 *     until: int,
	 *     option_ids?: list<string>,
	 *     min?: int,
	 *     max?: int,
	 *     step?: int,
	 *     min_date?: string,
	 *     max_date?: string,
	 * }
	 */
	public function toStored(): array {
		$ids = $this->ids?->of( $this->options ) ?? $this->options;
		return array(
			'type'    => $this->type->name,
			'options' => $this->options,
			'until'   => $this->until,
		) + $this->type->config() + ( $ids === $this->options ? array() : array( 'option_ids' => $ids ) );
	}

	/** @return list<self> the readable ones */
	public static function listFromStored( mixed $stored ): array {
		$former = array();
		foreach ( is_array( $stored ) ? $stored : array() as $one ) {
			$type = is_array( $one ) ? QuestionTypes::find( $one['type'] ?? null ) : null;
			if ( null !== $type && is_array( $one['options'] ?? null ) && is_int( $one['until'] ?? null ) ) {
				$former[] = new self(
					$type->configured( $one ),
					array_values( array_filter( $one['options'], 'is_string' ) ),
					$one['until'],
					isset( $one['option_ids'] ) ? OptionIds::fromStored( $one['option_ids'] ) : null
				);
			}
		}
		return $former;
	}
}

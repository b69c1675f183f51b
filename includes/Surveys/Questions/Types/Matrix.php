<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One of the same options for each of some rows. Each row is answered, counted, and compared as a question of its own. */
final class Matrix extends QuestionType {

	/** Height of a row's label above its options. */
	private const LABEL = 40;

	public function rowType( int $rows = 1 ): QuestionType {
		return QuestionTypes::get( 'radio-button' );
	}

	public function maxOptions(): int {
		return Limits::MAX_OPTIONS;
	}

	public function isExtra(): bool {
		return true;
	}

	public function minOptions(): int {
		return 2;
	}

	public function allowsRandomizing(): bool {
		return false;
	}

	public function allowsComment(): bool {
		return false;
	}

	public function isQuantitative(): bool {
		return false;
	}

	/** Answers have the ids of rows. */
	public function read( mixed $given, array $options ): RefusedValue {
		return new RefusedValue( 'type' );
	}

	public function seconds(): int {
		return 30;
	}

	/** The height of one row: in a narrow card, its options are below each other. */
	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return 1 === $card->scaleRows ? CardWidth::OPTION : self::LABEL + $card->rows( $options );
	}
}

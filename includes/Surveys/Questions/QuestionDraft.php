<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Surveys\Questions\Types\Base\TypeConfig;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A question from the builder, with sanitized text, and without settings that its type does not support.
 *
 * @phpstan-type Sent array{
 *     id?: string,
 *     title: string,
 *     type: string,
 *     config: array{
 *         options: list<string|array{label: string, image?: string, icon?: array{style: string, name: string}}>,
 *         include_name: bool,
 *         option_ids?: list<string>,
 *         other?: string,
 *         min?: int,
 *         max?: int,
 *         min_date?: string,
 *         max_date?: string,
 *         rows?: list<array{id?: string, label: string}>,
 *         step?: int,
 *     },
 *     settings: array{
 *         required: bool,
 *         comment_box: bool,
 *         randomize: bool,
 *         icon_color: string,
 *         icon_size: string,
 *         help?: string,
 *         low_label?: string,
 *         high_label?: string,
 *         image?: string,
 *         prefill?: bool,
 *         same_page?: bool,
 *     },
 *     logic: array{
 *         enabled: bool,
 *         action: string,
 *         conditions: list<array{question_id: string, compare: string, value: string|int|list<string>}>,
 *     },
 * }
 */
final class QuestionDraft {

	/** @param array<string, RefusedValue> $configFaults by property; then the question has its type's default config */
	private function __construct(
		public readonly ?string $id,
		public readonly Question $question,
		public readonly array $configFaults
	) {}

	/** @param Sent $sent already validated against QuestionShape::draft() */
	public static function fromArray( array $sent ): self {
		$type     = QuestionTypes::get( $sent['type'] );
		$options  = $type->hasOptions() ? $sent['config']['options'] : array();
		$settings = $sent['settings'];
		$labels   = array_map(
			static fn( string|array $option ): string => OwnerText::line( is_array( $option ) ? $option['label'] : $option ),
			$options
		);
		$other    = OwnerText::line( $sent['config']['other'] ?? '' );
		$hasIcon  = $type->hasIcons();
		$hasEnds  = $type->hasEnds();
		$question = new Question(
			$sent['id'] ?? '',
			$type->configured( $sent['config'] ),
			OwnerText::paragraph( $sent['title'] ),
			$labels,
			$type->allowsName() && $sent['config']['include_name'],
			$type->takesAnswer() && ! $type->isHidden() && $settings['required'],
			$type->allowsComment() && $settings['comment_box'],
			$type->allowsRandomizing() && $settings['randomize'],
			$type->hasPictures() ? array_map( array( Picture::class, 'fromOption' ), $options ) : array(),
			$hasIcon ? $settings['icon_color'] : QuestionShape::ICON_COLOR,
			$hasIcon ? $settings['icon_size'] : 'medium',
			$type->isHidden() ? new ConditionalLogic() : ConditionalLogic::fromArray( $sent['logic'] ),
			ids: array() === $options ? null : OptionIds::fromStored( $type->isConsent() ? null : $sent['config']['option_ids'] ?? null ),
			other: $type->allowsOther() && in_array( $other, $labels, true ) ? $other : '',
			help: $type->isHidden() ? '' : OwnerText::line( $settings['help'] ?? '' ),
			lowLabel: $hasEnds ? OwnerText::line( $settings['low_label'] ?? '' ) : '',
			highLabel: $hasEnds ? OwnerText::line( $settings['high_label'] ?? '' ) : '',
			image: $type->allowsImage() ? $settings['image'] ?? '' : '',
			rows: null === $type->rowType() ? array() : array_map( self::row( ... ), $sent['config']['rows'] ?? array() ),
			prefill: $type->allowsPrefill() && ( $settings['prefill'] ?? false ),
			samePage: ! $type->isHidden() && ( $settings['same_page'] ?? false )
		);
		return new self( $sent['id'] ?? null, $question, $type->configFaults( TypeConfig::own( $type->config(), $sent['config'] ) ) );
	}

	/**
	 * @param array{id?: string, label: string} $sent
	 * @return array{id: string, label: string}
	 */
	private static function row( array $sent ): array {
		return array(
			'id'    => $sent['id'] ?? '',
			'label' => OwnerText::line( $sent['label'] ),
		);
	}

	public function toQuestion( string $id ): Question {
		return $this->question->withId( $id );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One question of a survey, as it is stored. Its id is never reused for another question. */
final class Question {

	/**
	 * @param list<string>  $options  labels; an unfinished draft may have empty ones.
	 * @param list<Picture> $pictures one per option, for types with pictures
	 * @param list<FormerQuestion> $former   earlier forms that visitors could answer, oldest first; never part of the contract
	 * @param bool                 $wasShown visitors may have seen the current form.
	 * @param OptionIds|null       $ids      of the options; null if each one's id is its label, as in most questions
	 * @param string               $other    label of the option that asks for a text, such as “Other”; empty if there is none
	 * @param string               $help     a line below the title; empty for none
	 * @param string               $lowLabel of the lowest value of a scale; empty for the type's own label, if it has one
	 * @param string               $highLabel the same of the highest value
	 * @param list<array{id: string, label: string}> $rows of a type with rows; the id of a new one is empty
	 * @param string               $image    URL of an image below the title; empty for none
	 * @param bool                 $prefill  a link may choose the answer.
	 * @param bool                 $samePage it's shown on the same page as the previous question.
	 */
	public function __construct(
		public readonly string $id,
		public readonly QuestionType $type,
		public readonly string $title,
		public readonly array $options = array(),
		public readonly bool $includeName = false,
		public readonly bool $required = false,
		public readonly bool $commentBox = false,
		public readonly bool $randomize = false,
		public readonly array $pictures = array(),
		public readonly string $iconColor = QuestionShape::ICON_COLOR,
		public readonly string $iconSize = 'medium',
		public readonly ConditionalLogic $logic = new ConditionalLogic(),
		public readonly array $former = array(),
		public readonly bool $wasShown = false,
		public readonly ?OptionIds $ids = null,
		public readonly string $other = '',
		public readonly string $help = '',
		public readonly string $lowLabel = '',
		public readonly string $highLabel = '',
		public readonly string $image = '',
		public readonly array $rows = array(),
		public readonly bool $prefill = false,
		public readonly bool $samePage = false
	) {}

	/** Returns a new, never displayed question with the same content. */
	public function withId( string $id ): self {
		return $this->with( id: $id )->withFormer( array(), false );
	}

	public function withOptionIds( OptionIds $ids ): self {
		return $this->with( ids: $ids );
	}

	/** @param list<array{id: string, label: string}> $rows */
	public function withRows( array $rows ): self {
		return $this->with( rows: $rows );
	}

	/** @return list<self> the parts that answers belong to, titled as in reports; none for a text between questions */
	public function answerable(): array {
		$plain = static fn( string $text ): string => Recall::plain( $text );
		return $this->type->takesAnswer() ? $this->withTexts( $plain )->parts() : array();
	}

	/** @return list<self> the question of each row; for a type without rows, the question itself */
	public function parts(): array {
		$type = $this->type->rowType( count( $this->rows ) );
		if ( null === $type ) {
			return array( $this );
		}
		$former = array();
		foreach ( $this->former as $form ) {
			$before = $form->type->rowType( count( $form->options ) );
			if ( null !== $before ) {
				$former[] = new FormerQuestion( $before, $form->options, $form->until, $form->ids );
			}
		}
		return array_map(
			fn( array $row ): self => new self(
				$row['id'],
				$type,
				trim( "$this->title – {$row['label']}", ' –' ),
				$this->options,
				required: $this->required,
				logic: $this->logic,
				former: $former,
				wasShown: $this->wasShown,
				ids: $this->ids
			),
			$this->rows
		);
	}

	/** @return array<string, string> labels of a ranking's items by their IDs; empty for other types */
	public function rankedItems(): array {
		return $this->type->ranksRows() ? array_column( $this->rows, 'label', 'id' ) : array();
	}

	/** @param list<FormerQuestion> $former */
	public function withFormer( array $former, bool $wasShown ): self {
		return $this->with( former: $former, wasShown: $wasShown );
	}

	/** Returns the question with its former type and options. */
	public function as( FormerQuestion $former ): self {
		$ids = $former->ids ?? ( null === $this->ids ? null : new OptionIds() );
		return $this->with( type: $former->type, options: $former->options, ids: $ids );
	}

	public function withHelp( string $help ): self {
		return $this->with( help: $help );
	}

	public function withLogic( ConditionalLogic $logic ): self {
		return $this->with( logic: $logic );
	}

	/** Returns the question without the options that some editions lack. */
	public function plain(): self {
		return $this->withTexts( static fn( string $text ): string => Recall::filled( $text ) )
			->with( commentBox: false, randomize: false, other: '', prefill: false, samePage: false );
	}

	/** @param callable(string): string $change for the title and the help line, if one may have inserted answers. */
	public function withTexts( callable $change ): self {
		return $this->recalls() ? $this->with( title: $change( $this->title ), help: $change( $this->help ) ) : $this;
	}

	/** True if its texts may have inserted answers, see Recall. */
	public function recalls(): bool {
		return str_contains( $this->title . $this->help, '{{' );
	}

	/** Returns the question as the first one of a page. */
	public function onNewPage(): self {
		return $this->with( samePage: false );
	}

	/** Returns true if it has all required options and rows, with labels. */
	public function isComplete(): bool {
		$labels = array_column( $this->rows, 'label' );
		return count( $this->options ) >= $this->type->minOptions() && ! in_array( '', array( ...$this->options, ...$labels ), true )
			&& ( null === $this->type->rowType() || count( $labels ) >= ( $this->type->ranksRows() ? 2 : 1 ) );
	}

	/** @return list<string> the available choices as visitors see them, in order; empty for a question with typed answers */
	public function knownValues(): array {
		return $this->type->knownValues( $this->options );
	}

	/** @return list<string> the same as they are stored and counted */
	public function storedValues(): array {
		return $this->type->knownValues( $this->optionIds() );
	}

	/** @return list<string> one per option */
	public function optionIds(): array {
		return $this->ids?->of( $this->options ) ?? $this->options;
	}

	/** Returns the label of a stored choice; the choice itself if it isn't one of an option whose label changed. */
	public function labelOf( string $stored ): string {
		return $this->ids?->labelOf( $stored, $this->options ) ?? $stored;
	}

	/** Returns the stored form of a label; the label itself if no option has or had it. */
	public function idOf( string $label ): string {
		return $this->ids?->idOf( $label, $this->options ) ?? $label;
	}

	public function asksForComment(): bool {
		return $this->commentBox && $this->type->allowsComment();
	}

	/** True if the answer chooses the option that asks for a text, which is stored as the comment. */
	public function asksForOther( mixed $answer ): bool {
		return '' !== $this->other && in_array( $this->other, (array) $answer, true );
	}

	/** True if some answers may have a comment. */
	public function mayHaveComments(): bool {
		return $this->asksForComment() || '' !== $this->other;
	}

	/** True if visitors can type something that may be kept before they send it. */
	public function takesPartialText(): bool {
		return self::isPartialText( $this->type ) || $this->mayHaveComments();
	}

	/** True if answers are typed and no contact details. */
	public static function isPartialText( QuestionType $type ): bool {
		return ! $type->isPrivate() && ( $type->maxLength() > 0 || $type->isTypedValue() );
	}

	/** Returns the size of an icon next to an option. */
	public function iconPixels(): int {
		return array( 'large' => 24, 'small' => 16 )[ $this->iconSize ] ?? 20;
	}

	/** Returns true if it asks for a name with the email. */
	public function asksForName(): bool {
		return $this->includeName && $this->type->allowsName();
	}

	/** Returns a copy with the given values, by property. */
	private function with( mixed ...$changes ): self {
		// @phpstan-ignore argument.type (The parameters have the names and types of the properties, and PHP checks them.)
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/**
	 * Maps it to the contract's shape. The `questions` column has the same shape, plus the former versions.
	 *
	 * @return array{
	 *     id: string, title: string, type: string,
	 *     config: array{
	 *         options: list<string|array<string, mixed>>, include_name: bool, option_ids?: list<string>, other?: string,
	 *         min?: int, max?: int, step?: int, min_date?: string, max_date?: string,
	 *         rows?: list<array{id: string, label: string}>,
	 *     },
	 *     settings: array<string, mixed>, logic: array<string, mixed>,
	 * }
	 */
	public function toArray(): array {
		return array(
			'id'       => $this->id,
			'title'    => $this->title,
			'type'     => $this->type->name,
			'config'   => array(
				'options'      => $this->optionsToArray(),
				'include_name' => $this->includeName,
			) + $this->type->config()
				+ ( $this->optionIds() === $this->options ? array() : array( 'option_ids' => $this->optionIds() ) )
				+ ( '' === $this->other ? array() : array( 'other' => $this->other ) )
				+ ( array() === $this->rows ? array() : array( 'rows' => $this->rows ) ),
			'settings' => array(
				'required'    => $this->required,
				'comment_box' => $this->commentBox,
				'randomize'   => $this->randomize,
				'icon_color'  => $this->iconColor,
				'icon_size'   => $this->iconSize,
			) + array_filter(
				array(
					'help'       => $this->help,
					'low_label'  => $this->lowLabel,
					'high_label' => $this->highLabel,
					'image'      => $this->image,
				),
				static fn( string $text ): bool => '' !== $text
			) + array_filter( array( 'prefill' => $this->prefill, 'same_page' => $this->samePage ) ),
			'logic'    => array( 'enabled' => $this->logic->enabled ) + $this->logic->toArray(),
		);
	}

	/** @return array<string, mixed> as stored in the column */
	public function toStored(): array {
		return $this->toArray()
			+ ( $this->ids?->toStored() ?? array() )
			+ ( $this->wasShown ? array( 'shown' => true ) : array() )
			+ ( array() === $this->former ? array() : array(
				'former' => array_map( static fn( FormerQuestion $former ): array => $former->toStored(), $this->former ),
			) );
	}

	/** @return list<string|array<string, mixed>> */
	private function optionsToArray(): array {
		$options = array();
		foreach ( $this->options as $index => $label ) {
			$options[] = $this->type->hasPictures()
				? ( $this->pictures[ $index ] ?? new Picture() )->toOption( $label, $this->type )
				: $label;
		}
		return $options;
	}
}

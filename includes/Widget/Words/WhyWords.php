<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Words;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Every sentence of the panel "Surveys on this page": why a survey shows here or does not, as its owner would say it. */
final class WhyWords {

	/** @return array<string, string> by the reasons of widget/targeting/eligibility.ts, and those that only the server knows. */
	public static function reasons(): array {
		return NoShowWords::all() + array(
			'page_off'    => __( 'In the editor of this page, surveys in its corner are switched off.', 'userfeedback' ),
			'page_other'  => __( 'In the editor of this page, another survey is chosen for its corner.', 'userfeedback' ),
			'not_for_you' => __( 'This site keeps surveys from people who manage it. Visitors may see it.', 'userfeedback' ),
		);
	}

	/** @return array<string, string> rules that hold. */
	public static function holds(): array {
		return array(
			'published'     => __( 'It is published.', 'userfeedback' ),
			'not_submitted' => __( 'This browser has not answered it yet.', 'userfeedback' ),
			'has_place'     => __( 'The page has a place for it in its text.', 'userfeedback' ),
			'device'        => __( 'It is for this kind of device.', 'userfeedback' ),
			'country'       => __( 'It is for this country.', 'userfeedback' ),
			'page_rules'    => __( 'Its page rules hold.', 'userfeedback' ),
			'may_float'     => __( 'It floats in the corner of pages.', 'userfeedback' ),
			'is_first'      => __( 'No other survey comes before it in this corner.', 'userfeedback' ),
		);
	}

	/** @return array<string, string> */
	public static function strings(): array {
		return array(
			'title'      => self::title(),
			'close'      => __( 'Close', 'userfeedback' ),
			/* translators: 1: number of surveys that show on a page. 2: number of all that are published. */
			'shown'      => __( '%1$s of %2$s published surveys shown here', 'userfeedback' ),
			'floating'   => __( 'In the corner', 'userfeedback' ),
			'inline'     => __( 'In the text', 'userfeedback' ),
			'none'       => __( 'Not shown', 'userfeedback' ),
			/* translators: %s: why a survey does not show, a sentence. */
			'because'    => __( 'Not shown: %s', 'userfeedback' ),
			/* translators: %s: a number. */
			'passes'     => __( 'Other checks that pass (%s)', 'userfeedback' ),
			'nothing'    => __( 'nothing', 'userfeedback' ),
			'desktop'    => __( 'computers', 'userfeedback' ),
			'tablet'     => __( 'tablets', 'userfeedback' ),
			'mobile'     => __( 'phones', 'userfeedback' ),
			'previewed'  => __( 'Preview', 'userfeedback' ),
			'preview'    => __( 'Preview here', 'userfeedback' ),
			'previewing' => __( 'You are looking at a preview. Nothing is counted or stored, and no rule is asked.', 'userfeedback' ),
			'leave'      => __( 'Leave the preview', 'userfeedback' ),
			'edit'       => __( 'Edit survey', 'userfeedback' ),
			'edit_page'  => __( 'Edit this page', 'userfeedback' ),
			'empty'      => __( 'No survey is published.', 'userfeedback' ),
			'create'     => __( 'Create a survey', 'userfeedback' ),
			'basis'      => __(
				'Decided for this page and this browser, with you logged in. Other visitors may see other surveys.',
				'userfeedback'
			),
			'older'      => __(
				'All published surveys compete for this page. Listed are those that come first, and those that may show here.',
				'userfeedback'
			),
			'unreadable' => __(
				'The survey data of this page cannot be read, so no survey shows here. Something has changed it on its way, such as a plugin that makes pages faster: have it leave the script “userfeedback-manifest” alone.',
				'userfeedback'
			),
			'audience'   => __( 'Only people who can edit surveys see this line; visitors may see the survey.', 'userfeedback' ),
		);
	}

	public static function title(): string {
		return __( 'Surveys on this page', 'userfeedback' );
	}

	/** Goes with each note that stands in a page instead of a survey which nobody can see. */
	public static function audience(): string {
		return __( 'Visitors see nothing here; only people who can edit surveys see this line.', 'userfeedback' );
	}
}

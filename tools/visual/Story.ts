/** A story of the Storybook, as its index names it. */
export interface Story {
  /** Id of the story, such as `forms-textfield--default`. */
  id: string;
  /** Where it stands in the sidebar, such as `Forms/TextField · Default`. */
  name: string;
}

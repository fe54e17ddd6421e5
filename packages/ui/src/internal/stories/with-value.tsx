import { type ComponentType, useState } from 'react';

type Valued = { value?: string | undefined; onChange?: ((value: string) => void) | undefined };

/** A field that keeps its own value in a story, and still tells the story of every change. */
export const withValue = <Props extends Valued>(Field: ComponentType<Props>) =>
  function FieldWithValue(props: Props) {
    const [value, setValue] = useState(props.value ?? '');
    const onChange = (next: string) => {
      setValue(next);
      props.onChange?.(next);
    };
    return <Field {...props} onChange={onChange} value={value} />;
  };
